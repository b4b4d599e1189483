import type { SubscriberSnapshot } from '#machines/monitoring/subscriber/subscriber.machine.ts';

/** Returns whether data is monitored and the first scan was made. During a check, the last known answer counts. */
export const isMonitored = (state: SubscriberSnapshot): boolean => {
  const { known } = state.context;
  return (
    state.matches('ready') || (state.matches('checking') && known?.subscribed === true && known.initialScan === true)
  );
};

/** Returns whether the customer still has to consent, or the insurer has not received the consent for certain. */
export const awaitsConsent = (state: SubscriberSnapshot): boolean =>
  state.matches('notSubscribed') ||
  state.matches('subscribing') ||
  state.matches('checkingOutcome') ||
  state.matches('outcomeUnknown') ||
  state.matches('notStarted');

/** Returns whether this flow has started the first scan and its result is pending. */
export const isInFirstScan = (state: SubscriberSnapshot): boolean =>
  state.matches('scanning') || state.matches('scanFailed') || state.matches('scanUnanswered');
