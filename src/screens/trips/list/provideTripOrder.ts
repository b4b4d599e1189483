import { type TripOrder, tripOrderMachine } from '#machines/trips/tripOrder.machine.ts';
import { tripOrder } from '#src/lib/browser/slices.ts';
import type { Portal } from '#src/session/portal.ts';

/** Keeps the chosen order for as long as the tab is open. */
export const provideTripOrder = ({ tab }: Portal): typeof tripOrderMachine =>
  tripOrderMachine.provide({ actions: { keepOrder: (_, order: TripOrder) => tab.write(tripOrder, order) } });
