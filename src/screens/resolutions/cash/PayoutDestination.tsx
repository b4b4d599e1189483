import type { Case, Option } from '#machines/resolutions/resolutions.ts';

import { AccountName } from './AccountName.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';

type PayoutDestinationProps = { option: Option; case: Pick<Case, 'isPaidByPartner'>; isWaiting?: boolean };

export function PayoutDestination({
  option: { payout, status },
  case: { isPaidByPartner },
  isWaiting = false,
}: PayoutDestinationProps) {
  return (
    <MoneyFacts
      to={payout?.description ? <AccountName description={payout.description} account={payout.account} /> : null}
      sentOn={payout?.on ?? null}
      isPaidByPartner={isPaidByPartner}
      isByHand={status !== 'Confirmed'}
      isWaiting={isWaiting}
    />
  );
}
