import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { use, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { formatDayRange } from '#src/lib/time/inZone.ts';
import { useRights } from '#src/session/useRights.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';

import type { Claim } from '../claim.ts';
import { PayoutContext } from './payoutContext.ts';

const useStyles = makeStyles({
  place: { display: 'inline-grid', gap: '4px', justifyItems: 'end' },
  isWide: { justifyItems: 'stretch' },
  button: { minHeight: '44px', overflowWrap: 'anywhere' },
});

type GiveDetailsProps = { claim: Claim; payout: Claim['payouts'][number]; isQuiet?: boolean; isWide?: boolean };

/** Button that asks for the account of a pending payout. Disabled for users without write access. */
export function GiveDetails({ claim, payout, isQuiet = false, isWide = false }: GiveDetailsProps) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const { mayAnswerClaims } = useRights();
  const give = use(PayoutContext);
  if (!give) return <FormattedMessage id="claims.payouts.status.payment_details" />;

  return (
    <span className={mergeClasses(styles.place, isWide && styles.isWide)}>
      <Button
        className={styles.button}
        appearance={mayAnswerClaims && !isQuiet ? 'primary' : 'secondary'}
        aria-label={intl.formatMessage(
          { id: 'claims.details.give.label' },
          { period: formatDayRange(payout.periodStart, payout.periodEnd, intl.locale) },
        )}
        aria-describedby={mayAnswerClaims ? undefined : id}
        disabledFocusable={!mayAnswerClaims}
        onClick={() => give(claim, payout.payoutId)}
      >
        <FormattedMessage id="claims.details.give" />
      </Button>
      {mayAnswerClaims ? null : (
        <MutedSpan id={id}>
          <FormattedMessage id="claims.act.no_write" />
        </MutedSpan>
      )}
    </span>
  );
}
