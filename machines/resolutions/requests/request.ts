import type { Remedy } from '#schema/lifecycles.ts';

import { type Attempt, changedBy } from '../case/sending.ts';
import type { AlternateFlight, Option, OptionChanged } from '../resolutions.ts';

/** What is asked for first, and then chosen from what the insurer found. */
export type Requested = Remedy & ('REBOOKING' | 'HOTEL');

/** A way to go, flight after flight; or a hotel. */
export type Choice = { flightIds: string[] } | { alternateId: string };

/** Whether anything was found that could be chosen. */
export const hasChoices = ({ alternates, hotels }: Option, remedy: Requested): boolean =>
  (remedy === 'HOTEL' ? hotels : alternates).length > 0;

/** Flights that are flown one after the other. */
export type Way = { linkId: string; flights: readonly AlternateFlight[] };

/** Returns each way to go, its flights in order: direct flights first, then fewer stops, and those alike by departure. */
export function waysIn(alternates: readonly AlternateFlight[]): Way[] {
  const byLink = new Map<string, AlternateFlight[]>();
  for (const flight of alternates) byLink.set(flight.linkId, [...(byLink.get(flight.linkId) ?? []), flight]);
  const leaves = ({ embarkDate }: AlternateFlight) => embarkDate;
  return [...byLink]
    .map(([linkId, flights]) => ({ linkId, flights: flights.toSorted(by(leaves)) }))
    .toSorted(by(({ flights }) => flights.map(leaves)[0] ?? ''))
    .toSorted((one, other) => one.flights.length - other.flights.length);
}

/** What was chosen, as far as the insurer says which. */
export const chosenIn = ({ alternates, hotels, chosen }: Option): { way?: Way; hotel?: Option['hotels'][number] } => {
  const [way] = waysIn(alternates.filter(({ flightId }) => chosen.includes(flightId)));
  const hotel = hotels.find(({ alternateId }) => chosen.includes(alternateId));
  return { ...(way && { way }), ...(hotel && { hotel }) };
};

/** A choice that was taken is known, though the case was not read since. */
export function chosenBy(changed: OptionChanged, option: Option, attempt: Attempt | null): Option {
  const after = changedBy(changed, option);
  const answer = attempt?.answer;
  if (changed.kind !== 'changed' || !answer) return after;
  if ('flightIds' in answer) return { ...after, chosen: answer.flightIds };
  return 'alternateId' in answer ? { ...after, chosen: [answer.alternateId] } : after;
}

const by =
  <Item>(key: (item: Item) => string) =>
  (one: Item, other: Item) =>
    key(one).localeCompare(key(other));
