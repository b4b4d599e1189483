import type { FlightSeed, TripSeed } from '../../insurance/seeds/trips.ts';
import { type CaseSeed, caseSeeds, galleryOwner } from './gallery.ts';

export const route = { origin: 'FCO', destination: 'LHR' };

/** Eight flights a day, starting tomorrow. */
const dayAt = (at: number) => 1 + Math.floor(at / 8);

/** Three hours late by default. */
const flight = ({ called }: CaseSeed, at: number, is: FlightSeed['is'] = ['alerted']): FlightSeed => ({
  number: called,
  day: dayAt(at),
  time: `${String(6 + 2 * (at % 8)).padStart(2, '0')}:10`,
  route: `${route.origin}-${route.destination}`,
  flightType: 'main',
  is,
  alerts: [{ late: 180, daysAgo: 0 }],
});

const ofFlights = caseSeeds.filter(({ category }) => !category);
/** Returns the day of a case's flight, relative to today. Bags and items have no flight and count as tomorrow. */
export const getFlightDay = (seed: CaseSeed): number =>
  dayAt(Math.max(0, ofFlights.filter(({ owner }) => owner === seed.owner).indexOf(seed)));

/** A flight with an alert but without a reason. */
const unexplained: CaseSeed = { owner: galleryOwner, called: 'NX03', options: [] };

/** Groups flights into trips of at most four under one policy. */
function tripsFor(owner: string): TripSeed[] {
  const own = ofFlights.filter((seed) => seed.owner === owner);
  const groups = new Map<string, CaseSeed[][]>();
  for (const seed of own) {
    const policy = seed.policy ?? 'POL-ACTIVE';
    const trips = groups.get(policy) ?? [];
    const open = trips.find((trip) => trip.length < 4);
    if (open) open.push(seed);
    else trips.push([seed]);
    groups.set(policy, trips);
  }
  return [...groups].flatMap(([policy, trips]) =>
    trips.map((trip, at) => ({
      key: `t-${owner.split('@')[0]}-${policy}-${at + 1}`,
      type: trip.length > 1 ? ('multi' as const) : ('single' as const),
      policy,
      flights: trip.map((seed) => flight(seed, own.indexOf(seed))),
    })),
  );
}

export const disruptedTrips: Record<string, TripSeed[]> = Object.fromEntries(
  [...new Set(ofFlights.map(({ owner }) => owner))].map((owner) => [owner, tripsFor(owner)]),
);
disruptedTrips[galleryOwner]?.push({
  key: 't-unexplained',
  flights: [{ ...flight(unexplained, 0), alerts: [] }],
});
