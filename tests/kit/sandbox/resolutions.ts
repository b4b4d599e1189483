import { randomUUID } from 'node:crypto';

import { toUuid } from '#sandbox/ids.ts';
import { disruptedTrips } from '#sandbox/resolutions/seeds/flights.ts';
import type { Resolution, ResolutionChanged, ResolutionOptions } from '#schema/rest/resolutions.ts';

import type { Answer, Insurer } from './insurer.ts';

export type Customer = Awaited<ReturnType<Insurer['as']>>;

export const resolutions = '/platform/resolutions';
export const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });

const trips = Object.values(disruptedTrips).flat();
/** Returns the path of the next option for a flight of the gallery. */
export function ofFlight(called: string): string {
  const trip = trips.find(({ flights }) => flights.some(({ number }) => number === called));
  const query = { category: 'FLIGHT', tripId: toUuid(`trip:${trip?.key}`), flightId: toUuid(`flight:${called}`) };
  return `${resolutions}/options?${new URLSearchParams(query)}`;
}

export const getOptionId = (called: string, at = 1) => toUuid(`option:${called}:${at}`);
export const getResolutionId = (called: string, at = 1) => toUuid(`resolution:${called}:${at}`);

/** Reads the option as the customer sees it. */
export async function readOption({ get }: Customer, called: string): Promise<Resolution> {
  const { body } = await get(ofFlight(called));
  const found = (body as ResolutionOptions).resolutions?.find(({ id }) => id === getOptionId(called));
  if (!found) throw new Error(`There is no option of ${called}: ${JSON.stringify(body)}`);
  return found;
}

type More = { type?: string; key?: string } & Record<string, unknown>;

const types: Record<string, string> = { LG: 'LOUNGE', CA: 'CASH', RB: 'REBOOKING', HO: 'HOTEL', PT: 'POINTS' };

/** Answers the option of a flight. */
export const answer = ({ put, userId }: Customer, called: string, { type, key, ...said }: More = {}): Promise<Answer> =>
  put(
    resolutions,
    { userId, resolutionType: type ?? types[called.slice(0, 2)], optionId: getOptionId(called), ...said },
    keyed(key),
  );

export const confirm = ({ put }: Customer, resolutionId: string, key?: string): Promise<Answer> =>
  put(`${resolutions}/${resolutionId}/confirm`, undefined, keyed(key));

export const readResolutionId = ({ body }: Answer) => (body as ResolutionChanged).resolutionId;

export const createChangedAnswer = (status: string) => ({ status: 200, body: { status } });
