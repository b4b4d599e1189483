import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { claimProgressOf } from '#rules/claims/standing.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';

import type { Claim } from '../claim.ts';
import { ClaimDetail } from './ClaimDetail.tsx';

const useStyles = makeStyles({
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    boxSizing: 'border-box',
    listStyleType: 'none',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    '::-webkit-details-marker': { display: 'none' },
  },
  chevron: { fontSize: '20px' },
});

/** Unfolds how far a claim is; one with a payout that waits for its owner is unfolded. */
export function ClaimFold({ claim }: { claim: Claim }) {
  const styles = useStyles();
  const focus = useFocusStyles();
  // It stays as its reader has it, also once nothing waits any more.
  const [begins] = useState(() => claim.payouts.some(({ status }) => status === 'PAYMENT-DETAILS'));

  return (
    <details open={begins}>
      <summary className={mergeClasses(styles.summary, focus.ring)}>
        <ChevronDownRegular className={styles.chevron} />
        <FormattedMessage
          id="claims.fold"
          values={{ number: claim.claimNumber, count: claimProgressOf(claim).remaining }}
        />
      </summary>
      <ClaimDetail claim={claim} />
    </details>
  );
}
