import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { utcMinute } from '#src/lib/time/dates.ts';
import { readable } from '#src/lib/words.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { Money } from '#src/ui/values/Money.tsx';

import { ClaimChip } from './ClaimChip.tsx';
import { type Claim, headingOf } from './claim.ts';

const useStyles = makeStyles({
  claim: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockStart: '16px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  number: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  description: { margin: 0, overflowWrap: 'anywhere' },
});

/** One claim: what happened, by which terms it is settled, how far it is. No retention is not the same as one of 0. */
export function ClaimView({ claim, children }: { claim: Claim; children?: ReactNode }) {
  const styles = useStyles();
  const { currency, profitMargin, retention, applicableLimit, restorationPeriod } = claim.data;

  return (
    <article className={styles.claim} data-claim={claim.claimNumber}>
      <div className={styles.head}>
        <h3 className={styles.number} id={headingOf(claim)}>
          <FormattedMessage id="claims.name" values={{ number: claim.claimNumber, item: claim.properties.name }} />
        </h3>
        <ClaimChip claim={claim} />
      </div>
      <p className={styles.description}>{claim.description}</p>
      <Facts
        facts={{
          'claims.type': readable(claim.alertType),
          'claims.date': <FormattedMessage id="data.utc" values={{ moment: utcMinute(claim.alertDate) }} />,
          'claims.restoration': <FormattedMessage id="claims.months" values={{ count: restorationPeriod }} />,
          'claims.margin': <FormattedNumber value={profitMargin / 100} style="percent" maximumFractionDigits={2} />,
          'claims.retention': retention == null ? null : <Money amount={retention} currency={currency} decimals={0} />,
          'claims.limit': <Money amount={applicableLimit} currency={currency} decimals={0} />,
        }}
      />
      {children}
    </article>
  );
}
