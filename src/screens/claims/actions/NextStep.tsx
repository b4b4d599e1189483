import { makeStyles } from '@fluentui/react-components';

import { waitingPayoutOf } from '#rules/claims/standing.ts';

import type { Claim } from '../claim.ts';
import { GiveDetails } from '../details/GiveDetails.tsx';
import { ClaimButton } from './ClaimButton.tsx';
import type { ClaimDialogs } from './dialogs.ts';

type Act = keyof ClaimDialogs;

/** What opens for a claim over the page. */
export type Acting = { has: (act: Act) => boolean; onPress: (act: Act) => void };

type NextStepProps = Acting & {
  claim: Claim;
  /** Something else on the page matters more. */
  isQuiet?: boolean;
};

const useStyles = makeStyles({
  step: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The one button of a claim that waits for its owner. */
export function NextStep({ claim, isQuiet = false, ...acting }: NextStepProps) {
  const styles = useStyles();
  const payout = waitingPayoutOf(claim);

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
