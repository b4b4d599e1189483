import type { Remedy } from '#schema/lifecycles.ts';

import type { AlternateFlight, Option } from '../resolutions.ts';

/** What is asked for first, and then chosen from what the insurer found. */
export type Requested = Remedy & ('REBOOKING' | 'HOTEL');

/** A way to go, flight after flight; or a hotel. */
export type Choice = { flightIds: string[] } | { alternateId: string };

/** Whether anything was found that could be chosen. */
export const hasChoices = ({ alternates, hotels }: Option, remedy: Requested): boolean =>
  (remedy === 'HOTEL' ? hotels : alternates).length > 0;

/** Flights that are flown one after the other. */
export type Way = { linkId: string; flights: readonly AlternateFlight[] };

/** Each way to go, whole and in order; those that leave first come first. */
export function waysIn(alternates: readonly AlternateFlight[]): Way[] {
  const byLink = new Map<string, AlternateFlight[]>();
  for (const flight of alternates) byLink.set(flight.linkId, [...(byLink.get(flight.linkId) ?? []), flight]);
  const leaves = ({ embarkDate }: AlternateFlight) => embarkDate;
  return [...byLink]
    .map(([linkId, flights]) => ({ linkId, flights: flights.toSorted(by(leaves)) }))
    .toSorted(by(({ flights }) => flights.map(leaves)[0] ?? ''));
}

const by =
  <Item>(key: (item: Item) => string) =>
  (one: Item, other: Item) =>
    key(one) < key(other) ? -1 : Number(key(one) > key(other));
