import type { Remedy } from '#schema/lifecycles.ts';

import { type Attempt, applyChange } from '../case/attempt.ts';
import type { AlternateFlight, Option, OptionChanged } from '../resolutions.ts';

/** Remedies that are requested first and then chosen from the insurer's proposals. */
export type Requested = Remedy & ('REBOOKING' | 'HOTEL');

/** The flights of a route in order, or a hotel. */
export type Choice = { flightIds: string[] } | { alternateId: string };

/** Returns whether there is anything to choose from. */
export const hasChoices = ({ alternates, hotels }: Option, remedy: Requested): boolean =>
  (remedy === 'HOTEL' ? hotels : alternates).length > 0;

/** A route of one or more connecting flights. */
export type Way = { linkId: string; flights: readonly AlternateFlight[] };

/**
 * Returns the routes, each with its flights in order: direct flights first, then fewer stops; equal ones by departure.
 */
export function listRoutes(alternates: readonly AlternateFlight[]): Way[] {
  const byLink = new Map<string, AlternateFlight[]>();
  for (const flight of alternates) byLink.set(flight.linkId, [...(byLink.get(flight.linkId) ?? []), flight]);
  const leaves = ({ embarkDate }: AlternateFlight) => embarkDate;
  return [...byLink]
    .map(([linkId, flights]) => ({ linkId, flights: flights.toSorted(by(leaves)) }))
    .toSorted(by(({ flights }) => flights.map(leaves)[0] ?? ''))
    .toSorted((one, other) => one.flights.length - other.flights.length);
}

/** Returns the chosen route or hotel, if the insurer names it. */
export const findChosenAlternative = ({
  alternates,
  hotels,
  chosen,
}: Option): { way?: Way; hotel?: Option['hotels'][number] } => {
  const [way] = listRoutes(alternates.filter(({ flightId }) => chosen.includes(flightId)));
  const hotel = hotels.find(({ alternateId }) => chosen.includes(alternateId));
  return { ...(way && { way }), ...(hotel && { hotel }) };
};

/** Returns the option with the accepted choice, so that the disruption need not be read again. */
export function applyChoice(changed: OptionChanged, option: Option, attempt: Attempt | null): Option {
  const after = applyChange(changed, option);
  const answer = attempt?.answer;
  if (changed.kind !== 'changed' || !answer) return after;
  if ('flightIds' in answer) return { ...after, chosen: answer.flightIds };
  return 'alternateId' in answer ? { ...after, chosen: [answer.alternateId] } : after;
}

const by =
  <Item>(key: (item: Item) => string) =>
  (one: Item, other: Item) =>
    key(one).localeCompare(key(other));
