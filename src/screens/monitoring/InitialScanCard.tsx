import { useAlertChanges } from './alerts/alertChanges.ts';
import { useMonitoredList } from './list/useMonitoredList.ts';
import { SubscriberCard } from './scan/SubscriberCard.tsx';
import { useSubscriber } from './scan/useSubscriber.ts';

/** Shows the protection of a customer on the overview, and refreshes the list of alerts for all cards of the page. */
export function InitialScanCard() {
  const flow = useSubscriber();
  useAlertChanges(() => undefined);
  useMonitoredList();

  return <SubscriberCard flow={flow} />;
}
