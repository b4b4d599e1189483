import { usePassengers } from '#src/session/passengers/usePassengers.ts';
import type { Reading } from '#src/ui/data/reading.ts';

export type Person = { passengerId: string; name: string; surname: string };

/**
 * Returns the people who may travel: the account's passengers and those that the list may not contain yet.
 *
 * @param besides passengers who were just added or already travel
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

/** Filters out the ids of passengers who were deleted since. */
export function filterExistingIds({ data }: Reading<readonly Person[]>, ids: readonly string[]): readonly string[] {
  const known = new Set(data?.map(({ passengerId }) => passengerId));
  return ids.filter((id) => known.has(id));
}

/** A failed read must not hide the people who are known. */
const shownIn: Record<Reading<unknown>['view'], Reading<unknown>['view']> = {
  loading: 'refreshing',
  loaded: 'loaded',
  refreshing: 'refreshing',
  stale: 'stale',
  failed: 'stale',
};
