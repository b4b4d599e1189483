import { useSelector } from '@xstate/react';

import type { TripOrder, TripOrderActor } from '#machines/trips/tripOrder.machine.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import { connectTripOrder, keptTripOrder } from './connectTripOrder.ts';

type TripOrderInUse = {
  order: TripOrder;
  flow: TripOrderActor;
  attributes: ReturnType<typeof flowAttributes>;
};

export function useTripOrder(): TripOrderInUse {
  const { tab } = usePortal();
  const preset = useApp(({ context }) => context.theme?.config.tripOrder ?? 'newest');
  const flow = useFlow(connectTripOrder, { input: { kept: tab.read(keptTripOrder), preset } });
  const state = useSelector(flow, (snapshot) => snapshot);

  return { order: state.matches('newestFirst') ? 'newest' : 'attention', flow, attributes: flowAttributes(state) };
}
