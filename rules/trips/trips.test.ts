import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Trip } from '#schema/rest/trips.ts';
import type { TripsQuery } from '#src/api/generated/documents.ts';

import { listedFlights, mayDelete, mayEdit, newestFirst } from './trips.ts';

const flight = (embarkDate: string, changes = {}) => ({
  flightId: embarkDate,
  embarkDate,
  embarkTime: '12:00',
  cancelled: 0,
  active: 1,
  departed: 0,
  alerted: 0,
  ...changes,
});
const trip = (...flights: ReturnType<typeof flight>[]) => ({ flights, alerts: [] });

describe('trips', () => {
  it('are listed by their first departure, newest first, with empty ones last', () => {
    const spring = trip(flight('2026-03-01'), flight('2026-09-30'));
    const summer = trip(flight('2026-07-01'));
    const empty = trip();

    expect(newestFirst([empty, spring, summer])).toEqual([summer, spring, empty]);
  });

  it('are sorted without losing one and without changing the list', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((date) => flight(`2026-03-${date}`));
    fc.assert(
      fc.property(fc.array(fc.array(day, { maxLength: 3 })), (drafts) => {
        const trips = drafts.map((flights) => trip(...flights));
        const before = [...trips];
        const sorted = newestFirst(trips);

        expect(trips).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(trips));
        expect(sorted).toHaveLength(trips.length);
        expect(newestFirst(sorted)).toEqual(sorted);
      }),
    );
  });

  it.each([
    [0, 0, false],
    [0, 1, true],
    [1, 0, true],
    [1, 1, true],
  ])('show a flight, cancelled %i, active %i: %s', (cancelled, active, is) => {
    const flies = flight('2026-03-01');
    const other = flight('2026-03-02', { cancelled, active });

    expect(listedFlights(trip(flies, other))).toEqual(is ? [flies, other] : [flies]);
  });

  it.each([
    [0, 0, 0, 0, true],
    [0, 0, 0, 1, true],
    [0, 0, 1, 0, true],
    [0, 0, 1, 1, true],
    [0, 1, 0, 0, false],
    [0, 1, 0, 1, false],
    [0, 1, 1, 0, false],
    [0, 1, 1, 1, false],
    [1, 0, 0, 0, false],
    [1, 0, 0, 1, false],
    [1, 0, 1, 0, false],
    [1, 0, 1, 1, false],
    [1, 1, 0, 0, false],
    [1, 1, 0, 1, false],
    [1, 1, 1, 0, false],
    [1, 1, 1, 1, false],
  ])('with a flight, departed %i, alerted %i, cancelled %i, active %i, may be edited and deleted: %s', (...row) => {
    const [departed, alerted, cancelled, active, may] = row;
    const mixed = trip(flight('2026-03-01'), flight('2026-03-02', { departed, alerted, cancelled, active }));

    expect(mayEdit(mixed)).toBe(may);
    expect(mayDelete(mixed)).toBe(may);
  });

  it('fit the rules in any order', () => {
    const fromInsurer: Trip[] = [];
    const fromGateway: TripsQuery['trips'] = [];

    expect(newestFirst(fromInsurer)).toEqual([]);
    expect(newestFirst(fromGateway)).toEqual([]);
  });
});
