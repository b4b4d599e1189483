import { usePassengers } from '#src/session/passengers/usePassengers.ts';
import type { Reading } from '#src/ui/data/reading.ts';

export type Person = { passengerId: string; name: string; surname: string };

/**
 * Who may travel: everybody on the account, and those who are known besides, although the list may not have them.
 *
 * @param besides whoever was added on the way, or travels already
 */
export function usePeople(besides: readonly Person[]): Reading<readonly Person[]> {
  const { data, view, ...reading } = usePassengers();
  const listed = data ?? [];
  const unlisted = besides.filter((one) => !listed.some(({ passengerId }) => passengerId === one.passengerId));

  return {
    ...reading,
    view: unlisted.length > 0 ? shownIn[view] : view,
    data: data || unlisted.length > 0 ? [...listed, ...unlisted] : null,
  };
}

/** Of these, who can still be chosen: somebody may know of a passenger who has been deleted since. */
export function stillHere({ data }: Reading<readonly Person[]>, ids: readonly string[]): readonly string[] {
  const known = new Set(data?.map(({ passengerId }) => passengerId));
  return ids.filter((id) => known.has(id));
}

/** Where there is somebody to show, a list that does not come hides nobody. */
const shownIn: Record<Reading<unknown>['view'], Reading<unknown>['view']> = {
  loading: 'refreshing',
  loaded: 'loaded',
  refreshing: 'refreshing',
  stale: 'stale',
  failed: 'stale',
};
