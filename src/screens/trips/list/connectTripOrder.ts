import { enums } from 'superstruct';

import { type TripOrder, tripOrderMachine } from '#machines/trips/tripOrder.machine.ts';
import type { Slice } from '#src/lib/browser/storage.ts';
import type { Portal } from '#src/session/portal.ts';

/**
 * Session storage: the order of trips that the customer chose. Kept apart from the slices that the first screen loads.
 */
export const keptTripOrder: Slice<TripOrder> = {
  name: 'tripOrder',
  version: 1,
  struct: enums(['newest', 'attention']),
};

/** Keeps the chosen order for as long as the tab is open. */
export const connectTripOrder = ({ tab }: Portal): typeof tripOrderMachine =>
  tripOrderMachine.provide({ actions: { keepOrder: (_, order: TripOrder) => tab.write(keptTripOrder, order) } });
