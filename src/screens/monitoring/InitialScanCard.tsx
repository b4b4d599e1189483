import { fromFileOnceHere } from '#src/lib/browser/builtFiles.ts';
import { laterUnasked } from '#src/ui/line/later.tsx';

import { useAlertChanges } from './alerts/alertChanges.ts';
import { SubscriberCard } from './scan/SubscriberCard.tsx';
import { useSubscriber } from './scan/useSubscriber.ts';

const MonitoredRefresh = laterUnasked(() =>
  fromFileOnceHere('monitoring', () => import('./list/MonitoredRefresh.tsx')),
);

/** The protection of a customer on the overview. Keeps the list of alerts up to date for all cards of the page. */
export function InitialScanCard() {
  const flow = useSubscriber();
  useAlertChanges(() => undefined);

  return (
    <>
      <SubscriberCard flow={flow} />
      <MonitoredRefresh />
    </>
  );
}
