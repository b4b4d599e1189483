import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { NewPassenger } from '#schema/rest/insuring.ts';
import type { Passenger } from '#schema/rest/trips.ts';

import type { Database, Transaction } from '../database/open.ts';
import { accountInTurn } from '../identity/accounts.ts';
import { Refused } from '../refusal.ts';
import { passengers } from '../tables.ts';

/** How many an account holds. */
const mostOfAccount = 10;
const ofField = (why: string) => ({ mobilePhoneNumber: why });

export async function passengersOf(db: Database, userId: string): Promise<Passenger[]> {
  const found = await db.select().from(passengers).where(eq(passengers.userId, userId)).orderBy(passengers.place);
  return found.map(({ place, ...passenger }) => passenger);
}

export async function addPassenger(
  tx: Transaction,
  userId: string,
  given: NewPassenger,
  created: string,
): Promise<Passenger> {
  await accountInTurn(tx, userId);
  const wanted = {
    name: nameIn(given.name, 'name'),
    surname: nameIn(given.surname, 'surname'),
    mobilePhoneNumber: phoneIn(given.mobilePhoneNumber),
  };
  const present = await passengersOf(tx, userId);
  if (present.some((passenger) => isSame(passenger, wanted)))
    throw new Refused('DUPLICATE_PASSENGER', 'This passenger is on the account already');
  if (present.length >= mostOfAccount)
    throw new Refused('MAX_ACCOUNT_PASSENGERS_EXCEEDED', `An account holds ${mostOfAccount} passengers at most`);

  const passenger: Passenger = { passengerId: randomUUID(), userId, active: 1, created, ...wanted };
  await tx.insert(passengers).values(passenger);
  return passenger;
}

type Person = Pick<Passenger, 'name' | 'surname' | 'mobilePhoneNumber'>;

/** Father and son may share a name, not a phone; without a phone on one side, a name is all there is to go by. */
function isSame(one: Person, other: Person): boolean {
  const [phone, otherPhone] = [one.mobilePhoneNumber, other.mobilePhoneNumber];
  const isNamesake = folded(one) === folded(other);
  return isNamesake && (!phone || !otherPhone || phone === otherPhone);
}

const folded = ({ name, surname }: Person) => `${name} ${surname}`.normalize('NFC').toLowerCase();

function nameIn(text: string, field: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!/^[\p{L}\p{M}'’ -]+$/u.test(name))
    throw new Refused('INVALID_PARAMS', 'That is no name', { [field]: 'invalid' });
  return name;
}

/** Written in whatever way, kept as a plus and digits. A zero in brackets is dialled in one country and not in another. */
function phoneIn(text: string): string {
  const phone = text.replace(/[\s().-]/g, '');
  if (phone === '') throw new Refused('MISSING_PHONE_NUMBER', 'A phone number is needed', ofField('required'));
  if (!phone.startsWith('+'))
    throw new Refused('PHONE_NUMBER_NOT_INTERNATIONAL', 'The phone number lacks a plus and a country');
  if (!/^\+\d{6,15}$/.test(phone) || text.includes('(0)'))
    throw new Refused('INVALID_PARAMS', 'That is no phone number', ofField('invalid'));
  return phone;
}
