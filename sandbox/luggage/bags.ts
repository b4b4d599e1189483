import { randomUUID } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { typedCode } from '#rules/text/typedText.ts';
import type { BagChanges, LostBag, NewBag } from '#schema/rest/luggage.ts';
import { lockAccount } from '../account/accounts.ts';
import type { Database, Transaction } from '../database/types.ts';
import { toUuid } from '../ids.ts';
import { Refused } from '../refusal.ts';
import { flights, lostBags, trips } from '../tables.ts';
import { readAttachmentIds, readAttachments } from './attachments.ts';
import { parseImage } from './image.ts';

const longestPir = 50;
const longestDescription = 1_000;
/** A bag that is listed but cannot be found by id. */
const lostForGood = toUuid('bag:Ghost');

/** A reference for which no flight is found. */
export const pirOfNoFlight = '!FLIGHT_NOT_FOUND';

type Row = typeof lostBags.$inferSelect;
type Wanted = { userId: string; bagId: string };

export async function readBags(db: Database | Transaction, userId: string): Promise<LostBag[]> {
  const found = await db.select().from(lostBags).where(eq(lostBags.userId, userId)).orderBy(lostBags.place);
  const files = await readAttachments(
    db,
    found.map(({ bagId }) => bagId),
  );
  return found.map((row) => shown(row, files.get(row.bagId)));
}

export async function readBag(db: Database | Transaction, wanted: Wanted): Promise<LostBag> {
  const row = await rowOf(db, wanted);
  return shown(row, (await readAttachments(db, [row.bagId])).get(row.bagId));
}

export async function createBag(tx: Transaction, userId: string, given: NewBag, now: Date): Promise<LostBag> {
  await lockAccount(tx, userId);
  const pir = await pirIn(tx, { userId, bagId: '' }, given.pir);
  const moment = momentIn(given, now) ?? { reportedOn: now.toISOString(), reportedOnLocal: utcMinute(now) };
  const row = {
    bagId: randomUUID(),
    userId,
    status: 'BAG_LOST',
    pir,
    ...(await flightIn(tx, userId, given)),
    ...moment,
    description: descriptionIn(given.description),
    image: parseImage(given.image),
  };
  const [created] = await tx.insert(lostBags).values(row).returning();
  return shown(created as Row);
}

export async function updateBag(tx: Transaction, wanted: Wanted, given: BagChanges, now: Date): Promise<LostBag> {
  await lockAccount(tx, wanted.userId);
  const row = await changeable(tx, wanted);
  const { pir, tripId, flightId, description, image, status } = given;
  const changes = {
    ...(pir !== undefined && { pir: await pirIn(tx, wanted, pir) }),
    ...((tripId !== undefined || flightId !== undefined) && (await flightIn(tx, wanted.userId, given))),
    ...(description !== undefined && { description: descriptionIn(description) }),
    ...(image !== undefined && { image: parseImage(image) }),
    ...momentIn(given, now),
    ...(status && { status }),
  };
  const isChanged = Object.keys(changes).length > 0;
  if (isChanged) await tx.update(lostBags).set(changes).where(eq(lostBags.bagId, row.bagId));
  return shown({ ...row, ...changes }, (await readAttachments(tx, [row.bagId])).get(row.bagId));
}

/** Returns the ids of the files to remove. */
export async function deleteBag(tx: Transaction, wanted: Wanted): Promise<string[]> {
  await lockAccount(tx, wanted.userId);
  const { bagId } = await changeable(tx, wanted);
  const files = await readAttachmentIds(tx, bagId);
  await tx.delete(lostBags).where(eq(lostBags.bagId, bagId));
  return files;
}

/** Throws BAG_NOT_FOUND for another customer's bag. */
async function rowOf(db: Database | Transaction, { userId, bagId }: Wanted): Promise<Row> {
  const isIt = and(eq(lostBags.userId, userId), eq(lostBags.bagId, bagId));
  const [row] = bagId === lostForGood ? [] : await db.select().from(lostBags).where(isIt);
  if (!row) throw new Refused('BAG_NOT_FOUND', 'Bag not found');
  return row;
}

async function changeable(tx: Transaction, wanted: Wanted): Promise<Row> {
  const row = await rowOf(tx, wanted);
  if (row.resolutionPending) throw new Refused('RESOLUTION_PENDING', 'A resolution of this bag is pending');
  return row;
}

async function pirIn(tx: Transaction, { userId, bagId }: Wanted, given: string): Promise<string> {
  if (given.trim() === pirOfNoFlight) throw flightNotFound();
  const pir = typedCode(given);
  if (!/^[\p{L}\p{N}]+$/u.test(pir) || pir.length > longestPir)
    throw invalid('pir', 'That is no reference of a report');
  const others = (await readBags(tx, userId)).filter((other) => other.bagId !== bagId);
  if (others.some((other) => other.pir.toUpperCase() === pir.toUpperCase()))
    throw new Refused('DUPLICATE_ENTRY', 'A bag with this reference is there already');
  return pir;
}

function descriptionIn(given: string | null | undefined): string | null {
  const description = given?.trim() || null;
  if (description && description.length > longestDescription)
    throw invalid('description', 'The description is too long');
  return description;
}

/** Refuses a moment in the future. */
function momentIn({ reportedOn, reportedOnLocal }: NewBag | BagChanges, now: Date) {
  if (!reportedOn && !reportedOnLocal) return undefined;
  const at = new Date(reportedOn ?? Number.NaN);
  if (!reportedOnLocal || Number.isNaN(at.getTime()) || at > now)
    throw invalid('reportedOn', 'It was not reported then');
  return { reportedOn: at.toISOString(), reportedOnLocal };
}

/** Returns the flight and its trip. Throws unless the trip is the customer's. */
async function flightIn(tx: Transaction, userId: string, { tripId, flightId }: NewBag | BagChanges) {
  if (!flightId && !tripId) return { tripId: null, flightId: null };
  if (!flightId) throw flightNotFound();
  const own = await tx
    .select({ tripId: trips.tripId, flightId: flights.flightId })
    .from(flights)
    .innerJoin(trips, eq(trips.tripId, flights.tripId))
    .where(and(eq(trips.userId, userId), eq(flights.flightId, flightId)));
  const found = own.find((flight) => !tripId || flight.tripId === tripId);
  if (!found) throw flightNotFound();
  return found;
}

const flightNotFound = () => new Refused('FLIGHT_NOT_FOUND', 'No trip of this customer has such a flight');
const invalid = (field: string, message: string) => new Refused('FAILED_VALIDATION', message, { [field]: 'invalid' });
const utcMinute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

const shown = (
  { userId: _, place, resolutionPending, ...bag }: Row,
  attachments: LostBag['attachments'] = [],
): LostBag => ({
  ...bag,
  attachments,
});
