import { FormattedMessage } from 'react-intl';

import { useArrivals } from '#src/session/data/useArrivals.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';

import { useAlertChanges } from './alerts/alertChanges.ts';
import { useMonitoredList } from './list/useMonitoredList.ts';
import { SubscriberCard } from './scan/SubscriberCard.tsx';
import { useSubscriber } from './scan/useSubscriber.ts';

/**
 * Shows the protection of a customer on the overview. The overview mounts a card again when its data arrives, so the
 * flow starts only then: otherwise its first call would be abandoned and repeated.
 */
export function InitialScanCard() {
  const hasArrived = useArrivals();

  return hasArrived('OWL_MONITORED_DATA') ? <InitialScan /> : <LoadingScan />;
}

/** Refreshes the list of alerts for all cards of the page. */
function InitialScan() {
  const flow = useSubscriber();
  useAlertChanges(() => undefined);
  useMonitoredList();

  return <SubscriberCard flow={flow} />;
}

function LoadingScan() {
  return (
    <Card title={<FormattedMessage id="monitoring.scan.title" />} isBusy>
      <Lines />
    </Card>
  );
}
