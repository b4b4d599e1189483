import type { SubscriberSnapshot } from '#machines/monitoring/subscriber/subscriber.machine.ts';

/** Returns whether data is monitored and the first scan was made. During a check, the last known answer counts. */
export const isMonitored = (state: SubscriberSnapshot): boolean => {
  const { known } = state.context;
  return (
    state.matches('ready') || (state.matches('checking') && known?.subscribed === true && known.initialScan === true)
  );
};
