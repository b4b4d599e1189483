import { useSubscriber } from '#src/api/readings.ts';
import { useApp } from '#src/session/portal.ts';
import { useSessionEnd } from '#src/session/useSessionEnd.ts';
import type { Reading } from '#src/ui/data/reading.ts';

type Subscriber = ReturnType<typeof useSubscriber>;

/** Whether the customer's data is watched. A failure is told by the card alone, unless it ends the session. */
export function useSubscription(): Reading<NonNullable<Subscriber['data']>> {
  const subscriber = useSubscriber(useApp(({ context }) => context.session?.id ?? ''));
  const { data, error, askAgain } = subscriber;
  const view = viewOf(subscriber);

  useSessionEnd(error);

  return {
    view,
    data,
    loadedAt: null,
    retry: askAgain,
    attributes: { 'data-dataset': 'SUBSCRIBER', 'data-machine': 'subscriber', 'data-state': view },
  };
}

function viewOf({ data, isAsking, error }: Subscriber): Reading<unknown>['view'] {
  if (data) {
    if (isAsking) return 'refreshing';
    return error ? 'stale' : 'loaded';
  }
  return error && !isAsking ? 'failed' : 'loading';
}
