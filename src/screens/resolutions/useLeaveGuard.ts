import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import type { ClaimOptionActor, ClaimOptionSnapshot } from '#machines/resolutions/cash/claimOption.machine.ts';
import type { LoungeOptionActor, LoungeOptionSnapshot } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import type { RequestingActor, RequestingSnapshot } from '#machines/resolutions/requests/requesting.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';

import type { Hold } from './hold.ts';

type Shown = { option: Option; onHeld?: ((hold: Hold | null) => void) | undefined };
type OptionFlow = ClaimOptionActor | LoungeOptionActor | RequestingActor;
type OptionSnapshot = ClaimOptionSnapshot | LoungeOptionSnapshot | RequestingSnapshot;

/** Reports to the parent why the user should not leave the flow, if there is a reason. */
export function useLeaveGuard(flow: OptionFlow, { option, onHeld }: Shown): void {
  const hold = useSelector(flow as ClaimOptionActor, (state) => holdOf(state, option));

  useEffect(() => onHeld?.(hold), [onHeld, hold]);
}

function holdOf(state: OptionSnapshot, read: Option): Hold | null {
  const { option, attempt } = state.context;
  const isSent = attempt !== null || ('confirmKey' in state.context && state.context.confirmKey !== null);
  if (state.hasTag('working')) return isSent ? 'answering' : 'reading';
  if (state.hasTag('unsettled')) return isSent ? 'unknown' : 'unread';
  // Applies before the disruption is read again as well, so that leaving shows the warning.
  if (state.value === 'unconfirmed' && state.context.mayWrite) return 'unconfirmed';
  return option.status !== read.status || option.resolutionId !== read.resolutionId ? 'unread' : null;
}
