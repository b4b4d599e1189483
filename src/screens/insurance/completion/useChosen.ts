import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';

import type { CompleteTripActor, CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';

import { useCompletionPeople } from './useCompletionPeople.ts';

/** Whether every chosen passenger is on the account. */
export type Chosen = 'there' | 'missing' | 'unknown';

const chosenIn = ({ context }: CompleteTripSnapshot) => context.passengerIds;

/**
 * Reads the passengers once more before reporting one as missing, because another window may have added them after the
 * last read.
 */
export function useChosen(completion: CompleteTripActor): Chosen {
  const { data: people, view, retry } = useCompletionPeople(completion);
  const chosen = useSelector(completion, chosenIn);
  const [isNew, setNew] = useState(view !== 'loaded');
  const areThere = chosen.every((id) => people?.some(({ passengerId }) => passengerId === id));
  const isInDoubt = !areThere && view === 'loaded' && !isNew;

  if (!isNew && view !== 'loaded') setNew(true);

  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (isInDoubt) readAgain();
  }, [isInDoubt]);

  if (areThere) return 'there';
  return view === 'loaded' && isNew ? 'missing' : 'unknown';
}
