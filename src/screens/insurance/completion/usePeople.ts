import { useSelector } from '@xstate/react';

import type { CompleteTripActor, CompleteTripSnapshot } from '#machines/insurance/completion/completeTrip.machine.ts';
import { usePassengers } from '#src/session/passengers/usePassengers.ts';
import type { Reading } from '#src/ui/data/reading.ts';

export type Person = { passengerId: string; name: string; surname: string };

const newcomersIn = ({ context }: CompleteTripSnapshot) => context.newcomers;

/** Who may travel: everybody on the account, and whoever was added on the way, although the list may not have them yet. */
export function usePeople(completion: CompleteTripActor): Reading<readonly Person[]> {
  const newcomers = useSelector(completion, newcomersIn);
  const { data, view, ...reading } = usePassengers();
  const listed = data ?? [];
  const unlisted = newcomers.filter((one) => !listed.some(({ passengerId }) => passengerId === one.passengerId));
  const people = [...listed, ...unlisted];

  return {
    ...reading,
    view: unlisted.length > 0 ? shownIn[view] : view,
    data: data || unlisted.length > 0 ? people : null,
  };
}

/** Where there is somebody to show, a list that does not come hides nobody. */
const shownIn: Record<Reading<unknown>['view'], Reading<unknown>['view']> = {
  loading: 'refreshing',
  loaded: 'loaded',
  refreshing: 'refreshing',
  stale: 'stale',
  failed: 'stale',
};
