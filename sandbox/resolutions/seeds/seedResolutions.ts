import { eq } from 'drizzle-orm';
import { userId } from '../../account/seeds/accounts.ts';
import { toUuid } from '../../ids.ts';
import type { Area, Seeding } from '../../seeds/area.ts';
import { cases, flights, options, tripAlerts, trips } from '../../tables.ts';
import { createConfirmation } from '../confirmations.ts';
import { toOptionRow, usual } from '../createOptions.ts';
import { createAlternates } from '../stock.ts';
import { getFlightDay, route } from './flights.ts';
import { type CaseSeed, caseSeeds, type OptionSeed } from './gallery.ts';

/** Creates options for every reported flight, and all the cases of the gallery. */
export const resolutions: Area = { default: [seedUsual, seedGallery], empty: [] };

const keys = { LUGGAGE: 'bag', ITEM: 'item', FLIGHT: 'flight' };
const caseIdOf = ({ category = 'FLIGHT', called }: CaseSeed) => toUuid(`${keys[category]}:${called}`);

async function seedGallery({ db, calendar }: Seeding): Promise<void> {
  await db.insert(cases).values(
    caseSeeds.map((seed) => {
      const { owner, called, category = 'FLIGHT', policy, next = null, payouts, allowances } = seed;
      const policyNumber = category === 'LUGGAGE' ? null : (policy ?? 'POL-ACTIVE');
      return {
        caseId: caseIdOf(seed),
        userId: userId(owner),
        category,
        called,
        policyNumber,
        next,
        payouts,
        allowances,
      };
    }),
  );
  await db
    .insert(options)
    .values(
      caseSeeds.flatMap((seed) =>
        seed.options.map((option, at) => rowIn(seed, option, at, calendar.day(getFlightDay(seed)))),
      ),
    );
}

function rowIn(seed: CaseSeed, { claimedTo, alternates, state = {}, ...option }: OptionSeed, at: number, day: string) {
  const optionId = toUuid(`option:${seed.called}:${at + 1}`);
  const isAsked = option.status !== undefined && option.status !== 'Initial';
  const flown = alternates ? { alternates: createAlternates({ ...route, key: seed.called, day }) } : {};
  const isTaken = ['Confirmed', 'Booked'].includes(option.status ?? '') && option.type === 'REBOOKING';
  const chosen = isTaken ? { chosen: flown.alternates?.slice(0, 1).map(({ flightId }) => flightId) ?? [] } : {};
  const resolutionId = isAsked ? toUuid(`resolution:${seed.called}:${at + 1}`) : null;
  const entered = { ...state, ...flown, ...chosen };
  const isConfirmed = option.status === (state.booking ? 'Confirmed' : 'Booked') && (state.booking || entered.chosen);
  const taken = { optionId, resolutionId, state: entered, prize: null, cap: null };
  const confirmation = isConfirmed && createConfirmation(taken, `${day}T05:00:00Z`, { country: 'US', locale: 'en-US' });
  return toOptionRow(caseIdOf(seed), optionId, {
    ...option,
    ...(resolutionId && { resolutionId }),
    ...(claimedTo && { payoutMethodId: toUuid(`method:${seed.owner}:${claimedTo}`) }),
    state: { ...entered, ...(confirmation && { confirmation }) },
  });
}

async function seedUsual({ db }: Seeding): Promise<void> {
  const inGallery = new Set(caseSeeds.map(caseIdOf));
  const reported = await db
    .select({ flight: flights, alert: tripAlerts, trip: trips })
    .from(tripAlerts)
    .innerJoin(flights, eq(flights.flightId, tripAlerts.flightId))
    .innerJoin(trips, eq(trips.tripId, flights.tripId))
    .orderBy(tripAlerts.created);
  const last = new Map(reported.map((one) => [one.flight.flightId, one]));
  const open = [...last.values()].filter(({ flight }) => flight.departed === 0 && !inGallery.has(flight.flightId));
  if (open.length === 0) return;
  const offers = open.map((one) => ({
    ...one,
    ...usual(one.alert.alertType, {
      key: one.flight.flightNumber,
      origin: one.flight.origin,
      destination: one.flight.destination,
      day: one.flight.embarkDate,
    }),
  }));
  await db.insert(cases).values(
    offers.map(({ flight, trip, next }) => ({
      caseId: flight.flightId,
      userId: trip.userId,
      category: 'FLIGHT' as const,
      called: flight.flightNumber,
      policyNumber: trip.policyNumber,
      next,
    })),
  );
  const rows = offers.flatMap(({ flight, offered }) =>
    offered.map((one, at) => toOptionRow(flight.flightId, toUuid(`option:${flight.flightNumber}:${at + 1}`), one)),
  );
  await db.insert(options).values(rows);
}
