import { subscriberMachine } from '#machines/monitoring/subscriber/subscriber.machine.ts';
import { createSubscriberApi } from '#src/api/monitoring/subscriber.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { silentRefusals } from '../silentRefusals.ts';

/** Connects the subscription to the insurer, and stores its state in this tab. */
export function connectSubscriber(portal: Portal): typeof subscriberMachine {
  const { session, client } = portal.app.getSnapshot().context;
  const api = createSubscriberApi({
    client: portal.client,
    userId: session?.id ?? '',
    partnerId: client?.partnerId ?? '',
  });

  return subscriberMachine.provide({
    actors: {
      readSubscription: query(api.readSubscription),
      subscribe: mutation(portal, api.subscribe),
      // The first scan raises alerts, and continues when the customer leaves the page.
      scan: mutation(portal, api.scan, { outdates: ['OWL_MONITORED_DATA', 'OWL_ALERTS'] }),
    },
    actions: {
      ...silentRefusals(portal),
      keepSubscription: (_, { subscribed, initialScan }) => {
        portal.tab.write(slices.subscribed, subscribed);
        portal.tab.write(slices.initialScan, initialScan);
      },
    },
  });
}
