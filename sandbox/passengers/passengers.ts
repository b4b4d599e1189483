import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { typedText } from '#rules/text/typedText.ts';
import type { Code } from '#schema/errors.ts';
import type { NewPassenger, PassengerChanges } from '#schema/rest/insurance.ts';
import type { Passenger } from '#schema/rest/trips.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Database, Transaction } from '../database/types.ts';
import { isWithdrawn } from '../insurance/trips.ts';
import { Refused } from '../refusal.ts';
import { flights, passengers, travellers } from '../tables.ts';

const mostOfAccount = 10;
/** First name of a passenger who is listed but cannot be found by id. */
export const lostPassenger = 'Ghost';
/** Well-formed numbers that are refused. */
export const magicPhones = {
  '+15550100400': 'PHONE_NUMBER_NOT_INTERNATIONAL',
  '+15550100401': 'MISSING_PHONE_NUMBER',
} as const satisfies Record<string, Code>;
const ofField = (why: string) => ({ mobilePhoneNumber: why });

export async function readPassengers(db: Database, userId: string): Promise<Passenger[]> {
  const found = await db.select().from(passengers).where(eq(passengers.userId, userId)).orderBy(passengers.place);
  return found.map(({ place, ...passenger }) => passenger);
}

export async function addPassenger(
  tx: Transaction,
  userId: string,
  given: NewPassenger,
  created: string,
): Promise<Passenger> {
  await lockAccount(tx, userId);
  const wanted = {
    name: nameIn(given.name, 'name'),
    surname: nameIn(given.surname, 'surname'),
    mobilePhoneNumber: phoneIn(given.mobilePhoneNumber),
  };
  const present = await presentOn(tx, userId);
  refuseDuplicate(wanted, present);
  if (present.length >= mostOfAccount)
    throw new Refused('MAX_ACCOUNT_PASSENGERS_EXCEEDED', `An account holds ${mostOfAccount} passengers at most`);

  const passenger: Passenger = { passengerId: randomUUID(), userId, active: 1, created, ...wanted };
  await tx.insert(passengers).values(passenger);
  return passenger;
}

type Wanted = { userId: string; passengerId: string };

export async function updatePassenger(
  tx: Transaction,
  { userId, passengerId }: Wanted,
  { name, surname, mobilePhoneNumber }: PassengerChanges,
): Promise<Passenger> {
  await lockAccount(tx, userId);
  const present = await presentOn(tx, userId);
  const changed: Passenger = {
    ...oneOf(present, passengerId),
    ...(name !== undefined && { name: nameIn(name, 'name') }),
    ...(surname !== undefined && { surname: nameIn(surname, 'surname') }),
    ...(mobilePhoneNumber !== undefined && { mobilePhoneNumber: phoneIn(mobilePhoneNumber) }),
  };
  refuseDuplicate(
    changed,
    present.filter((other) => other.passengerId !== passengerId),
  );
  await tx.update(passengers).set(changed).where(eq(passengers.passengerId, passengerId));
  return changed;
}

/** Removes a passenger from the account. Past trips keep them. */
export async function deletePassenger(tx: Transaction, { userId, passengerId }: Wanted, now: Date): Promise<void> {
  await lockAccount(tx, userId);
  oneOf(await presentOn(tx, userId), passengerId);
  const flown = await tx
    .select({
      day: flights.arrivalDate,
      time: flights.arrivalTime,
      active: flights.active,
      cancelled: flights.cancelled,
      alerted: flights.alerted,
    })
    .from(travellers)
    .leftJoin(flights, eq(flights.tripId, travellers.tripId))
    .where(eq(travellers.passengerId, passengerId));
  const minute = now.toISOString().slice(0, 16).replace('T', ' ');
  const isCovered = (flight: (typeof flown)[number]) => flight.active === 1 && !isWithdrawn(flight);
  if (flown.some((flight) => isCovered(flight) && `${flight.day} ${flight.time}` > minute))
    throw new Refused('IN_USE', 'This passenger is insured on a trip that is not over');

  const own = eq(passengers.passengerId, passengerId);
  if (flown.length > 0) await tx.update(passengers).set({ active: 0 }).where(own);
  else await tx.delete(passengers).where(own);
}

async function presentOn(tx: Transaction, userId: string): Promise<Passenger[]> {
  return (await readPassengers(tx, userId)).filter(({ active }) => active === 1);
}

/** Throws PASSENGER_NOT_FOUND for another customer's passenger. */
function oneOf(present: readonly Passenger[], passengerId: string): Passenger {
  const found = present.find((passenger) => passenger.passengerId === passengerId);
  if (!found || found.name === lostPassenger) throw new Refused('PASSENGER_NOT_FOUND', 'Passenger not found');
  return found;
}

function refuseDuplicate(wanted: Person, others: readonly Passenger[]): void {
  if (others.some((passenger) => isSame(passenger, wanted)))
    throw new Refused('DUPLICATE_PASSENGER', 'This passenger is on the account already');
}

type Person = Pick<Passenger, 'name' | 'surname' | 'mobilePhoneNumber'>;

/** Relatives may share a name but not a phone. If either has no phone, the name alone decides. */
function isSame(one: Person, other: Person): boolean {
  const [phone, otherPhone] = [one.mobilePhoneNumber, other.mobilePhoneNumber];
  const isNamesake = folded(one) === folded(other);
  return isNamesake && (!phone || !otherPhone || phone === otherPhone);
}

const folded = ({ name, surname }: Person) => `${name} ${surname}`.normalize('NFC').toLowerCase();

function nameIn(text: string, field: string): string {
  const name = typedText(text);
  if (!/^[\p{L}\p{M}'’ -]+$/u.test(name))
    throw new Refused('INVALID_PARAMS', 'That is no name', { [field]: 'invalid' });
  return name;
}

/** Returns a plus and digits. Refuses a zero in brackets, because it is dialled in some countries and not in others. */
function phoneIn(text: string): string {
  const phone = text.replace(/[\s().-]/g, '');
  const code = new Map<string, Code>(Object.entries(magicPhones)).get(phone);
  if (phone === '' || code === 'MISSING_PHONE_NUMBER')
    throw new Refused('MISSING_PHONE_NUMBER', 'A phone number is needed', ofField('required'));
  if (!phone.startsWith('+') || code === 'PHONE_NUMBER_NOT_INTERNATIONAL')
    throw new Refused('PHONE_NUMBER_NOT_INTERNATIONAL', 'The phone number lacks a plus and a country');
  if (!/^\+\d{6,15}$/.test(phone) || text.includes('(0)'))
    throw new Refused('INVALID_PARAMS', 'That is no phone number', ofField('invalid'));
  return phone;
}
