import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { toUuid } from '#sandbox/ids.ts';
import type { NewTrip } from '#schema/rest/insurance.ts';
import { createInsuranceApi, toInsuredTrip } from '#src/api/insurance/insurance.ts';
import { annas, cover } from '../kit/sandbox/purchases.ts';

import { type Line, startLine } from './line.ts';

const anna = toUuid('user:anna@sky.test');
const path = '/travel/insurance/blink-it';
const embarkDate = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const still = new AbortController().signal;

let line: Line;
let insurer: ReturnType<typeof createInsuranceApi>;
beforeAll(async () => {
  line = await startLine({ deadlineMs: 3_000 });
  insurer = createInsuranceApi(line);
  line.signedInWith(await line.tokenOf('anna@sky.test'));
});
afterEach(() => line.clear());
afterAll(() => line.close());

const tripOn = (flightNumber: string): NewTrip => ({ ...annas(), flights: [cover(flightNumber, { embarkDate })] });

/** Returns the number of Anna's trips with the flight, as the app reads them. */
async function tripsWith(wanted: string): Promise<number> {
  const answer = await insurer.readTrips(anna, still);
  if (answer.kind !== 'read') throw new Error('The trips were refused.');
  return answer.trips.filter(({ flights }) => flights.some(({ flightNumber }) => flightNumber === wanted)).length;
}

describe('a purchase, from the app to the insurer,', () => {
  it('gets the same answer under its key, and happens once', async () => {
    const [trip, key] = [tripOn('SK801'), randomUUID()];
    const first = await insurer.insureTrip(trip, key);
    expect(first).toMatchObject({ kind: 'insured', trip: { passengers: [{ name: 'Anna', surname: 'Berg' }] } });
    expect(await insurer.insureTrip(trip, key)).toEqual(first);
    expect(await tripsWith('SK801')).toBe(1);
  });

  it('is refused under the key of another purchase', async () => {
    const key = randomUUID();
    await insurer.insureTrip(tripOn('SK802'), key);
    const other = await insurer.insureTrip(tripOn('SK803'), key);
    expect(other).toEqual({ kind: 'refused', reaction: { kind: 'warning', code: 'KEY_REUSED' } });
    expect(await tripsWith('SK803')).toBe(0);
  });

  it('is refused under another key, because the flight is already insured', async () => {
    await insurer.insureTrip(tripOn('SK804'), randomUUID());
    const other = await insurer.insureTrip(tripOn('SK804'), randomUUID());
    expect(other).toEqual({ kind: 'refused', reaction: { kind: 'warning', code: 'FLIGHT_ALREADY_BOOKED' } });
  });

  it.each([
    ['was lost after it was done', { lost: true }, 1, 'SK811'],
    ['came too late', { hold: true }, 1, 'SK812'],
    ['was never given', { network: true }, 0, 'SK813'],
    ['is that the first is still running', { code: 'REQUEST_RUNNING' }, 0, 'SK814'],
  ])('can be repeated if its answer %s, and is not reported as failed', async (_what, fault, done, number) => {
    const [trip, key] = [tripOn(number), randomUUID()];
    await line.raise({ path, times: 1, ...fault });
    await expect(insurer.insureTrip(trip, key)).rejects.toThrow(/fetch|NO_ANSWER|ANSWER_LATE|insurer|running/i);
    expect(await tripsWith(number)).toBe(done);

    expect(await insurer.insureTrip(trip, key)).toMatchObject({ kind: 'insured' });
    expect(await tripsWith(number)).toBe(1);
  });

  it('counts as answered if the app finds the trip', async () => {
    const answer = await insurer.insureTrip(tripOn('SK820'), randomUUID());
    const read = await insurer.readTrips(anna, still);
    if (answer.kind !== 'insured' || read.kind !== 'read') throw new Error('It was refused.');
    const [found] = read.trips.slice(-1);
    if (!found) throw new Error('It is not there.');
    expect(toInsuredTrip(found)).toEqual(answer.trip);
    expect(found.flights).toMatchObject([{ flightNumber: 'SK820', embarkDate }]);
  });
});

describe('a check, from the app to the insurer,', () => {
  const ask = (flightNumber: string) =>
    insurer.checkFlight({ flightNumber, embarkDate, flightType: 'main', direction: 'outbound' }, still, [
      'flightNumber',
      'embarkDate',
      'policyNumber',
    ]);

  it('returns the flights with their status', async () => {
    expect(await ask('ZZ200')).toMatchObject({ kind: 'checked', status: 200, flights: [{}, {}] });
    expect(await ask('ZZ204')).toEqual({ kind: 'checked', status: 204, flights: [] });
  });

  it.each([
    ['ZZ404', { kind: 'fields', fields: { flightNumber: 'FLIGHT_SCHEDULE_NOT_FOUND' } }],
    ['ZZ410', { kind: 'fields', fields: { flightNumber: 'INVALID_FLIGHT_NUMBER' } }],
    ['ZZ411', { kind: 'fields', fields: { embarkDate: 'INVALID_DATE' } }],
    ['ZZ412', { kind: 'fields', fields: { embarkDate: 'FLIGHT_TOO_SOON' } }],
    ['ZZ413', { kind: 'warning', code: 'FLIGHT_OUT_OF_DATE_RANGE' }],
    ['ZZ500', { kind: 'warning', code: 'VENDOR_ERROR' }],
    ['ZZ501', { kind: 'error', isBroken: true }],
  ])('of %s is refused as the catalogue says', async (number, reaction) => {
    expect(await ask(number)).toEqual({ kind: 'refused', reaction });
  });
});
