import type { TravellersNow } from '#machines/insurance/changes/editTrip.machine.ts';
import type { DatasetActor } from '#machines/session/data/dataset.machine.ts';

import type { Portal } from '../portal.ts';
import { remembered } from '../remembered.ts';

const saved = remembered<ReadonlyMap<string, TravellersNow>>(new Map());

/** Shows changed travellers until the next reload of the trips. */
export function showTravellers({ app }: Pick<Portal, 'app'>, tripId: string, now: TravellersNow): void {
  const load = app.getSnapshot().children.dataLoad;
  const trips = load?.getSnapshot().children.TRIPS as DatasetActor | undefined;
  if (!trips) return;
  saved.change(app, (known) => new Map(known).set(tripId, now));
  const forget = () => saved.change(app, (known) => new Map([...known].filter(([id]) => id !== tripId)));
  const reading = trips.subscribe({
    next: (state) => {
      if (!state.matches('loaded')) return;
      reading.unsubscribe();
      forget();
    },
    complete: forget,
  });
}

export const useTravellers = saved.useRemembered;
