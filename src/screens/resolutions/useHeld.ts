import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import type { ClaimOptionActor } from '#machines/resolutions/cash/claimOption.machine.ts';
import type { LoungeOptionActor } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import type { RequestingActor } from '#machines/resolutions/requests/requesting.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';

type Shown = { option: Option; onHeld?: ((isHeld: boolean) => void) | undefined };
type OptionFlow = ClaimOptionActor | LoungeOptionActor | RequestingActor;

/**
 * Tells whoever shows a flow that it has to stay: an answer is on its way, nobody knows what became of one, or the case has not
 * been read since.
 */
export function useHeld(flow: OptionFlow, { option, onHeld }: Shown): void {
  const isHeld = useSelector(flow as ClaimOptionActor, (state) => {
    const { status, resolutionId } = state.context.option;
    const isAhead = status !== option.status || resolutionId !== option.resolutionId;
    return isAhead || state.hasTag('working') || state.hasTag('unsettled');
  });

  useEffect(() => onHeld?.(isHeld), [onHeld, isHeld]);
}
