import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import type { Resolution, ResolutionOptions, WhichCase } from '#schema/rest/resolutions.ts';
import type { Account } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { readPolicies } from '../insurance/readPolicies.ts';
import { readTrips } from '../insurance/trips.ts';
import { readBag } from '../luggage/bags.ts';
import { getPayoutCurrency } from '../payouts/offers.ts';
import { Refused } from '../refusal.ts';
import { cases, items, options, overrides, users } from '../tables.ts';
import type { Case, Option } from './found.ts';
import { withdrawnFlight } from './magic.ts';
import { readOptionPayout } from './payee.ts';
import { translateVenues } from './translateVenues.ts';

type Reader = { account: Account; isElevated: boolean; origin: string };
type Subject = Pick<ResolutionOptions, 'flight' | 'alert' | 'bag' | 'item' | 'trip'> & {
  caseId: string;
  policyNumber: string | null;
};

export async function readResolutionOptions(
  context: Context,
  which: WhichCase,
  reader: Reader,
): Promise<ResolutionOptions> {
  const { db } = context;
  const { userId, country } = reader.account;
  const { caseId, policyNumber, ...subject } = await subjectOf(context, userId, which);
  const [of] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.caseId, caseId), eq(cases.userId, userId)));
  const found = await db.select().from(options).where(eq(options.caseId, caseId)).orderBy(asc(options.place));
  const held = await readPolicies(context, userId);
  return {
    resolutions: await Promise.all(found.map((option) => shown(context, option, reader, which.flightId))),
    insured: {
      payoutCurrency: getPayoutCurrency(country),
      payouts: of?.payouts ?? null,
      disruptionOptions: of?.allowances ?? null,
    },
    policy:
      held.find(({ externalPolicyNumber }) => externalPolicyNumber === (of?.policyNumber ?? policyNumber)) ?? null,
    ...subject,
    next: nextOf(of, found),
    flow: found.length > 1,
  };
}

function nextOf(of: Case | undefined, found: readonly Option[]): ResolutionOptions['next'] {
  const resolution = of?.next ?? null;
  const option = found.find(({ type }) => resolution !== null && type.split('|').includes(resolution));
  return { resolution, optionId: option?.optionId ?? null };
}

async function shown(
  { db }: Context,
  option: Option,
  { account, isElevated, origin }: Reader,
  flightId?: string,
): Promise<Resolution> {
  const { optionId, type, status, selected, resolutionId, prize, cap, dependency, manual, state } = option;
  const changes = isElevated
    ? await db
        .select({ override: overrides, firstName: users.firstName, surname: users.surname })
        .from(overrides)
        .leftJoin(users, eq(users.userId, overrides.agentId))
        .where(eq(overrides.optionId, optionId))
        .orderBy(desc(overrides.place))
    : [];
  const payout = await readOptionPayout(db, option);
  const { confirmation, ...offered } = translateVenues(state, account.locale);
  const [last, ...others] = changes.map(lastChange);
  const code = confirmation?.displayCode;
  return {
    id: optionId,
    type,
    state: {
      status,
      selected,
      ...offered,
      ...(confirmation && {
        confirmation: { ...confirmation, ...(code && { displayCodeUrl: `${origin}/passes/${code}.svg` }) },
      }),
      ...(resolutionId && { resolution: { resolutionId, flightId: flightId ?? null } }),
      ...(payout && { payout }),
      ...(last && { lastChange: last, changes: [last, ...others] }),
    },
    dependency,
    prize,
    cap,
    manual,
  };
}

type Overridden = { override: typeof overrides.$inferSelect; firstName: string | null; surname: string | null };

const lastChange = ({ override, firstName, surname }: Overridden) => {
  const { agentId, userId, from, to, resolutionType, reason, at } = override;
  const agentName = [firstName, surname].filter(Boolean).join(' ') || null;
  return { agentId, agentName, userId, from, to, resolutionType, reason, on: at };
};

function subjectOf(context: Context, userId: string, which: WhichCase): Promise<Subject> {
  if (which.category === 'FLIGHT') return flightOf(context, userId, which);
  return which.category === 'LUGGAGE' ? luggageOf(context, userId, which) : itemOf(context, userId, which);
}

const required = (...fields: string[]) =>
  new Refused('MISSING_PARAMS', 'Of what?', Object.fromEntries(fields.map((field) => [field, 'required'])));

async function flightOf({ db }: Context, userId: string, { tripId, flightId }: WhichCase): Promise<Subject> {
  if (!tripId || !flightId) throw required('tripId', 'flightId');
  const trip = (await readTrips(db, userId)).find((each) => each.tripId === tripId);
  if (!trip) throw new Refused('TRIP_NOT_FOUND', 'Trip not found');
  const flight = trip.flights.find((each) => each.flightId === flightId);
  if (!flight) throw new Refused('FLIGHT_NOT_FOUND', 'Flight not found');
  if (flight.flightNumber === withdrawnFlight) throw new Refused('ALERT_NOT_FOUND', 'The alert was withdrawn');
  const alert = trip.alerts.filter((each) => each.flightId === flightId).at(-1);
  if (!alert) throw new Refused('NO_ALERT_EXISTS', 'Nothing happened to this flight');
  const { alertId, alertType, delayDate = null } = alert;
  return {
    caseId: flightId,
    policyNumber: trip.policyNumber,
    flight,
    alert: { alertId, alertType, delayDate },
    trip: { passengers: trip.passengers },
  };
}

async function luggageOf({ db }: Context, userId: string, { bagId }: WhichCase): Promise<Subject> {
  if (!bagId) throw required('bagId');
  const { pir, reportedOn, status } = await readBag(db, { userId, bagId });
  return { caseId: bagId, policyNumber: null, bag: { bagId, pir, reportedOn, status } };
}

async function itemOf({ db }: Context, userId: string, { itemId, monitorId }: WhichCase): Promise<Subject> {
  if (!itemId || !monitorId) throw required('itemId', 'monitorId');
  const own = and(eq(items.userId, userId), inArray(items.itemId, [itemId]), eq(items.monitorId, monitorId));
  const [item] = await db.select().from(items).where(own);
  if (!item) throw new Refused('ALERT_NOT_FOUND', 'Nothing watches such an item');
  const { itemTypeId, properties, externalPolicyNumber } = item;
  return { caseId: itemId, policyNumber: externalPolicyNumber, item: { itemId, itemTypeId, properties, monitorId } };
}
