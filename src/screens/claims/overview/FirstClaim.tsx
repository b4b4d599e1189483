import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Asked, getOwnerRequest } from '#rules/claims/claimState.ts';
import { readInstant } from '#schema/moments.ts';
import type { TextId } from '#src/lib/texts.ts';
import { readersZone } from '#src/lib/time/clock.ts';
import { formatLongDay } from '#src/lib/time/inZone.ts';
import { needsYou } from '#src/ui/content/needsYou.ts';
import { letters } from '#src/ui/flights/look.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { veryWide } from '#src/ui/spaces.ts';

import { type Acting, NextStep } from '../actions/NextStep.tsx';
import { ClaimChip } from '../ClaimChip.tsx';
import { type Claim, getClaimHeadingId } from '../claim.ts';
import { getWaitingSince } from './getWaitingSince.ts';
import { Worth } from './Worth.tsx';

const useStyles = makeStyles({
  one: needsYou.first,
  what: { display: 'grid', gap: '16px', alignContent: 'start', padding: '20px 16px', [veryWide]: { padding: '32px' } },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  description: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  side: needsYou.side,
  out: needsYou.out,
  act: needsYou.act,
  title: needsYou.title,
  since: { ...letters.fine, margin: 0, color: tokens.colorNeutralForeground3 },
});

const titles: Record<Asked, TextId> = {
  'payment details': 'claims.now.pay',
  'review offer': 'claims.next.decide',
  'review adjusted offer': 'claims.next.decide_adjusted',
  'enter prediction': 'claims.next.predict',
};

const texts: Record<Asked, TextId> = {
  'payment details': 'claims.now.pay.why',
  'review offer': 'claims.now.decide.why',
  'review adjusted offer': 'claims.now.decide_adjusted.why',
  'enter prediction': 'claims.now.predict.why',
};

export function FirstClaim({ claim, ...acting }: Acting & { claim: Claim }) {
  const styles = useStyles();
  const { locale } = useIntl();
  const asked = getOwnerRequest(claim);
  if (!asked) return null;

  return (
    <article className={styles.one} aria-labelledby={getClaimHeadingId(claim)} data-claim={claim.claimNumber}>
      <div className={styles.what}>
        <div className={styles.top}>
          <ClaimChip claim={claim} />{' '}
          <span id={getClaimHeadingId(claim)} className={styles.name}>
            <FormattedMessage id="claims.name" values={{ number: claim.claimNumber, item: claim.properties.name }} />
          </span>
        </div>
        <Worth claim={claim} asked={asked} />
        <p className={styles.description}>
          <FormattedMessage
            id="claims.now.what"
            values={{
              what: claim.description,
              day: formatLongDay(readersZone(), readInstant(claim.alertDate), locale),
            }}
          />
        </p>
      </div>
      <div className={styles.side}>
        <div className={styles.out}>
          <h2 className={styles.title}>
            <FormattedMessage id={titles[asked]} />
          </h2>
          <Muted>
            <FormattedMessage id={texts[asked]} />
          </Muted>
          <p className={styles.since}>
            <FormattedMessage
              id="claims.now.since"
              values={{ day: formatLongDay(readersZone(), getWaitingSince(claim), locale) }}
            />
          </p>
        </div>
        <div className={styles.act}>
          <NextStep claim={claim} {...acting} />
        </div>
      </div>
    </article>
  );
}
