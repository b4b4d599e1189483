import { LongList } from '#src/ui/content/LongList.tsx';

import type { Claim } from '../claim.ts';
import { ClaimRow, type GetActing } from './ClaimRow.tsx';

/** Only the first claim has a prominent button. */
export function ClaimRows({ claims, actingOn }: { claims: readonly Claim[]; actingOn: GetActing }) {
  return (
    <LongList items={claims} keyOf={({ alertId }) => alertId} step={20} of="ruled">
      {(claim) => <ClaimRow claim={claim} actingOn={actingOn} isQuiet={claim !== claims[0]} />}
    </LongList>
  );
}
