import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import type { CompleteTripActor, CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';

import { usePeople } from './usePeople.ts';

const atDetails = (state: CompleteTripSnapshot) => state.matches('details');
const chosenIn = ({ context }: CompleteTripSnapshot) => context.passengerIds;

/** Whether somebody who was chosen is on the account no longer, as far as is known. */
export function useIsAnyMissing(completion: CompleteTripActor): boolean {
  const { data: people, view } = usePeople(completion);
  const chosen = useSelector(completion, chosenIn);

  return view === 'loaded' && chosen.some((id) => !people?.some(({ passengerId }) => passengerId === id));
}

/** Nothing is bought for somebody who was deleted since they were chosen: who travels is asked again. */
export function useBackForTheMissing(completion: CompleteTripActor): void {
  const isAtDetails = useSelector(completion, atDetails);
  const isAnyMissing = useIsAnyMissing(completion);

  useEffect(() => {
    if (isAtDetails && isAnyMissing) completion.send({ type: 'page.left' });
  }, [completion, isAtDetails, isAnyMissing]);
}
