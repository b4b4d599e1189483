import { randomUUID } from 'node:crypto';
import { toUuid } from '#sandbox/ids.ts';
import { scheduled, toCheckedFlight } from '#sandbox/insurance/carriers/schedule.ts';
import type { CoverFlight, NewTrip, UserProvidedFlight } from '#schema/rest/insurance.ts';

import type { Insurer } from './insurer.ts';

type Caller = Awaited<ReturnType<Insurer['as']>>;

/** A day within every policy, on which no test has a flight. */
export const soon = '2031-05-05';

export const passenger = (login: string, name: string) => toUuid(`passenger:${login}:${name}`);

export function cover(flightNumber: string, more: Partial<CoverFlight> = {}): CoverFlight {
  const embarkDate = more.embarkDate ?? soon;
  const { origin = 'OSL', embarkTime = '09:00' } = { ...scheduled(flightNumber, embarkDate)[0], ...more };
  const kind = { direction: 'outbound', flightType: 'main' } as const;
  const { flightId, destination } = toCheckedFlight({ flightNumber, embarkDate, embarkTime, origin }, kind);
  return { flightId, flightNumber, embarkDate, embarkTime, origin, destination, ...kind, ...more };
}

export const annas = (...flightNumbers: string[]): NewTrip => ({
  type: 'SINGLE',
  policyNumber: 'POL-ACTIVE',
  passengers: [passenger('anna@sky.test', 'Anna')],
  flights: flightNumbers.map((number) => cover(number)),
});

export const provided = (more: Partial<UserProvidedFlight> = {}): UserProvidedFlight => {
  const { embarkDate = soon, embarkTime = '08:30' } = more;
  return {
    embarkDate,
    embarkTime,
    embarkDateTime: `${embarkDate} ${embarkTime}`,
    flightNumber: 'ZZ405',
    direction: 'outbound',
    origin: 'OSL',
    originAirport: 'Oslo Gardermoen',
    ...more,
  };
};

const keyed = (key: string) => ({ 'idempotency-key': key });

export const check = ({ get }: Caller, flightNumber: string, more: Record<string, string> = {}) =>
  get(`/travel/flights/validate?${new URLSearchParams({ embarkDate: soon, flightNumber, ...more })}`);

export const provide = ({ post }: Caller, flight: object, key: string = randomUUID()) =>
  post('/travel/flights', flight, keyed(key));

export const insure = ({ post }: Caller, trip: object, key: string = randomUUID()) =>
  post('/travel/insurance/blink-it', trip, keyed(key));

export const add = ({ post }: Caller, person: object, key: string = randomUUID()) =>
  post('/travel/passengers', person, keyed(key));

export const edit = ({ patch }: Caller, passengerId: string, changes: object, key: string = randomUUID()) =>
  patch(`/travel/passengers/${passengerId}`, changes, keyed(key));

export const remove = (caller: Caller, passengerId: string, key: string = randomUUID()) =>
  caller.remove(`/travel/passengers/${passengerId}`, keyed(key));

/** Changes a trip; the id may be unknown. */
export const changeTrip = ({ patch }: Caller, tripId: string, travellers: object, key: string = randomUUID()) =>
  patch(`/travel/trips/${tripId}`, { tripId, ...travellers }, keyed(key));

export const cancelTrip = (caller: Caller, tripId: string, key: string = randomUUID()) =>
  caller.remove(`/travel/trips/${tripId}`, keyed(key));

/** Creates a purchase whose traveller is the customer unless `more` has others. */
export const createPurchase = (login: string, more: Partial<NewTrip> = {}): NewTrip => ({
  ...annas('ZZ100'),
  passengers: [passenger(login, nameOf[login] ?? '')],
  ...more,
});
const nameOf: Record<string, string> = {
  'anna@sky.test': 'Anna',
  'emil@sky.test': 'Emil',
  'policies@sky.test': 'Polly',
  'full@sky.test': 'Fulvia',
  'charter@sky.test': 'Chara',
  'otc@rails.test': 'Otto',
};
