import { makeStyles } from '@fluentui/react-components';

import { findWaitingPayout } from '#rules/claims/claimState.ts';

import type { Claim } from '../claim.ts';
import { GiveDetails } from '../details/GiveDetails.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import type { ClaimDialogs } from './dialogs.ts';

type Act = keyof ClaimDialogs;

/** Dialogs that a claim can open over the page. */
export type Acting = { has: (act: Act) => boolean; onPress: (act: Act) => void };

type NextStepProps = Acting & {
  claim: Claim;
  /** Set if another action on the page is more important. */
  isQuiet?: boolean;
};

const useStyles = makeStyles({
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export function NextStep({ claim, isQuiet = false, ...acting }: NextStepProps) {
  const styles = useStyles();
  const payout = findWaitingPayout(claim);

  return (
    <div className={styles.step}>
      {payout ? (
        <GiveDetails claim={claim} payout={payout} isQuiet={isQuiet} isWide />
      ) : (
        <ClaimButton claim={claim} isQuiet={isQuiet} isWide {...acting} />
      )}
    </div>
  );
}
