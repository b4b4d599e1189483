import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { type Asked, findWaitingPayout } from '#rules/claims/claimState.ts';
import { letters } from '#src/ui/flights/look.ts';

import type { Claim } from '../claim.ts';
import { Amount } from '../figures/Amount.tsx';
import { PeriodName } from '../figures/PeriodName.tsx';
import { Term } from '../figures/Term.tsx';
import { getTotalOffer } from '../review/rows.ts';
import { findOffer, toOfferRows } from '../review/shownOffer.ts';

const useStyles = makeStyles({
  worth: { margin: 0, display: 'grid', gap: '4px' },
  name: { ...letters.fine, color: tokens.colorNeutralForeground2 },
  figure: { ...letters.figure, overflowWrap: 'anywhere' },
});

/** Shows the amount at stake: the payout, the offer, or the limit of the cover. */
export function Worth({ claim, asked }: { claim: Claim; asked: Asked }) {
  const styles = useStyles();
  const { currency, applicableLimit } = claim.data;
  const payout = findWaitingPayout(claim);
  const offered = asked === 'payment details' || asked === 'enter prediction' ? null : offeredIn(claim);

  return (
    <p className={styles.worth}>
      <span className={styles.name}>
        {payout ? (
          <FormattedMessage
            id="claims.now.payout"
            values={{ period: <PeriodName start={payout.periodStart} end={payout.periodEnd} /> }}
          />
        ) : (
          <FormattedMessage id={offered === null ? 'claims.now.limit' : 'claims.offer.sum'} />
        )}
      </span>{' '}
      <span className={styles.figure}>
        {payout || offered !== null ? (
          <Amount amount={payout ? (payout.amountPayable ?? null) : offered} currency={currency} />
        ) : (
          <Term amount={applicableLimit} currency={currency} />
        )}
      </span>
    </p>
  );
}

function offeredIn(claim: Claim): number | null {
  const rows = toOfferRows(findOffer(claim) ?? { data: [] }, claim);
  return rows.length > 0 ? getTotalOffer(rows) : null;
}
