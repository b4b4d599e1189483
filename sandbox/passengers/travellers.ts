import { eq, inArray } from 'drizzle-orm';

import type { NewTrip } from '#schema/rest/insurance.ts';
import type { Transaction } from '../database/types.ts';
import type { Policy } from '../insurance/policies.ts';
import { Refused } from '../refusal.ts';
import { passengers, type users } from '../tables.ts';
import { lostPassenger } from './passengers.ts';

type Account = typeof users.$inferSelect;
/** Passengers known by id, and the total number of travellers. */
type Travelling = { passengerIds: string[]; count: number; delegatedPassengerId: string | null };

const invalid = () => new Refused('INVALID_PASSENGER', 'A passenger cannot be insured on this trip');

/** Returns the travellers of a trip. Partners that only count travellers insure the account's own passengers first. */
export async function resolveTravellers(
  tx: Transaction,
  account: Account,
  { passengers: given, delegatedPassengerId }: Pick<NewTrip, 'passengers' | 'delegatedPassengerId'>,
  countsTravellers: boolean,
): Promise<Travelling> {
  if (Array.isArray(given)) return named(tx, account, [...new Set(given)], delegatedPassengerId ?? null);
  if (!countsTravellers)
    throw new Refused('INVALID_PARAMS', 'This partner asks who travels', { passengers: 'invalid' });
  return counted(tx, account, given);
}

/** Applies the policy's maximum; 0 means none. Employees are exempt. */
export function refuseTooMany(
  { count }: Travelling,
  { employee }: Account,
  policy: Pick<Policy, 'maxInsured'>,
  mostOnFlight: number,
): void {
  const most = Math.min(mostOnFlight, policy.maxInsured || mostOnFlight);
  if (employee !== 1 && count > most)
    throw new Refused('INVALID_PASSENGER', `At most ${most} passengers can be insured on this trip`);
}

async function named(
  tx: Transaction,
  { userId }: Account,
  ids: string[],
  delegatedPassengerId: string | null,
): Promise<Travelling> {
  if (ids.length === 0) throw new Refused('NO_PASSENGER', 'Somebody must travel');
  const found = await tx.select().from(passengers).where(inArray(passengers.passengerId, ids));
  // Refuses another customer's passenger like an unknown one.
  const own = found.filter((passenger) => passenger.userId === userId);
  if (own.length < ids.length || own.some(({ name }) => name === lostPassenger))
    throw new Refused('PASSENGER_NOT_FOUND', 'Passenger not found');
  if (own.some(({ active }) => active === 0)) throw invalid();
  if (delegatedPassengerId !== null && !ids.includes(delegatedPassengerId)) throw invalid();
  return { passengerIds: ids, count: ids.length, delegatedPassengerId };
}

async function counted(tx: Transaction, { userId }: Account, count: number): Promise<Travelling> {
  if (count < 1) throw new Refused('NO_PASSENGER', 'Somebody must travel');
  const own = await tx.select().from(passengers).where(eq(passengers.userId, userId)).orderBy(passengers.place);
  const ids = own.filter(({ active }) => active === 1).map(({ passengerId }) => passengerId);
  const [first] = ids;
  if (!first) throw new Refused('NO_DEFAULT_PASSENGER', 'The account has no passenger to insure');
  return { passengerIds: ids.slice(0, count), count, delegatedPassengerId: first };
}
