import type { SubscriberActor } from '#machines/monitoring/subscriber/subscriber.machine.ts';
import type { Subscription } from '#machines/monitoring/subscriber/subscriber.setup.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { useRights } from '#src/session/useRights.ts';

import { connectSubscriber } from './connectSubscriber.ts';

/** Runs the flow that subscribes the customer and makes the first scan. */
export function useSubscriber(): SubscriberActor {
  const { tab } = usePortal();
  const isActing = useActing();
  const { mayWrite } = useRights();
  const autoSubscribe = useApp(({ context }) => context.theme?.config.flags.autoSubscribe === true);
  const subscribed = tab.read(slices.subscribed);
  const known: Subscription | null =
    subscribed === null ? null : { subscribed, initialScan: tab.read(slices.initialScan) === true };
  const input = { known, autoSubscribe, mayConsent: mayWrite && !isActing, newKey: () => crypto.randomUUID() };

  return useFlow(connectSubscriber, { input });
}
