import type { CoverFlight, NewTrip } from '#schema/rest/insurance.ts';
import type { CheckedFlight, FlightType } from '#schema/rest/trips.ts';
import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { uninsurableFlights } from './carriers/magicFlights.ts';
import { parseDeparture, toCheckedFlight } from './carriers/schedule.ts';
import { findFlights, parseFlightNumber, refuseTooSoon } from './findFlights.ts';
import { type Policy, refuseOutside } from './policies.ts';

/** Returns the flights with the carriers' data, in the order of departure. */
export async function rebuilt(
  tx: Transaction,
  userId: string,
  { type, flights }: NewTrip,
  policy: Policy,
  now: Date,
): Promise<CheckedFlight[]> {
  const found: CheckedFlight[] = [];
  for (const [place, flight] of flights.entries()) {
    const known = await asCarriersHaveIt(tx, userId, flight, policy, now);
    refuseAnother(flight, known, `flights.${place}`);
    found.push(known);
  }
  if (new Set(found.map(({ flightId }) => flightId)).size < found.length)
    throw new Refused('DUPLICATE_FLIGHT', 'A flight is on this trip twice');
  found.sort(asFlown);
  if (type === 'RETURN') refuseUnlessOutAndBack(found);
  const further: FlightType = type === 'RETURN' ? 'return' : 'leg';
  return found.map((flight, place) => ({ ...flight, flightType: place === 0 ? 'main' : further }));
}

/** Sorts outbound before inbound if both depart in the same minute. */
const asFlown = (one: CheckedFlight, other: CheckedFlight): number =>
  parseDeparture(one) - parseDeparture(other) ||
  Number(one.direction === 'inbound') - Number(other.direction === 'inbound');

function refuseUnlessOutAndBack([first, second]: readonly CheckedFlight[]): void {
  if (first?.direction !== 'outbound' || second?.direction !== 'inbound')
    throw new Refused('INVALID_PARAMS', 'A return trip goes out, and then back', { flights: 'invalid' });
}

/**
 * Refuses a request that names one flight and describes another, so that the customer is never left unsure which is
 * insured.
 */
function refuseAnother(given: CoverFlight, known: CheckedFlight, path: string): void {
  for (const name of ['flightId', 'destination'] as const)
    if (given[name] !== known[name])
      throw new Refused('INVALID_PARAMS', 'The carriers have another flight', { [`${path}.${name}`]: 'invalid' });
}

async function asCarriersHaveIt(
  tx: Transaction,
  userId: string,
  { embarkDate, origin, direction, flightType, ...given }: CoverFlight,
  policy: Policy,
  now: Date,
): Promise<CheckedFlight> {
  const flightNumber = parseFlightNumber(given.flightNumber);
  const found = await findFlights(tx, userId, { flightNumber, embarkDate, origin }, now);
  const flight = found?.find((one) => one.origin === origin);
  if (!flight) throw new Refused('FLIGHT_SCHEDULE_NOT_FOUND', 'No carrier has this flight');
  refuseTooSoon([flight], now);
  refuseOutside(policy, embarkDate);
  const code = uninsurableFlights[flightNumber];
  if (code) throw new Refused(code, `${flightNumber} cannot be insured`);
  return toCheckedFlight(flight, { direction, flightType });
}
