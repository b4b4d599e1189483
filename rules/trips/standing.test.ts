import { describe, expect, it } from 'vitest';

import { currentFlight, groupTrips } from './standing.ts';

const now = Date.parse('2026-11-20T12:00Z');

function flight(flightId: string, embark: string, arrival: string, changes = {}) {
  const [embarkDate = '', embarkTime = ''] = embark.split(' ');
  const [arrivalDate = '', arrivalTime = ''] = arrival.split(' ');
  const state = { cancelled: 0, active: 1, departed: 0, alerted: 0 };
  return { flightId, embarkDate, embarkTime, arrivalDate, arrivalTime, ...state, ...changes };
}

const trip = (...flights: ReturnType<typeof flight>[]) => ({ flights, alerts: [] });
const late = (delayDate: string, one: ReturnType<typeof flight>) => ({
  flights: [one],
  alerts: [{ flightId: one.flightId, delayDate, created: '2026-11-19T10:00Z' }],
});
const idsIn = (trips: { flights: { flightId: string }[] }[]) => trips.map(({ flights }) => flights[0]?.flightId);

const landed = flight('landed', '2026-11-20 08:00', '2026-11-20 11:59', { departed: 1 });
const earlier = flight('earlier', '2026-11-18 08:00', '2026-11-18 10:00', { departed: 1 });
const flying = flight('flying', '2026-11-20 11:00', '2026-11-20 12:01', { departed: 1 });
const tomorrow = flight('tomorrow', '2026-11-21 08:00', '2026-11-21 10:00');
const far = flight('far', '2026-12-21 08:00', '2026-12-21 10:00');
const gone = flight('gone', '2026-12-01 08:00', '2026-12-01 10:00', { active: 0 });
const changed = flight('changed', '2026-12-20 08:00', '2026-12-20 10:00', { alerted: 1 });
const soon = flight('soon', '2026-11-20 13:00', '2026-11-20 15:00', { alerted: 1 });
const cancelled = flight('cancelled', '2026-11-20 07:00', '2026-11-20 09:00', { alerted: 1, cancelled: 1 });

describe('trips', () => {
  const trips = [far, landed, changed, flying, gone, tomorrow, cancelled, earlier].map((each) => trip(each));

  it('are grouped into those that need their customer, upcoming ones, and past ones', () => {
    const { needsYou, upcoming, uninsured, past } = groupTrips(trips, now, true);

    expect(idsIn(needsYou)).toEqual(['cancelled', 'changed']);
    expect(idsIn(upcoming)).toEqual(['flying', 'tomorrow', 'far']);
    expect(idsIn(uninsured)).toEqual(['gone']);
    expect(idsIn(past)).toEqual(['landed', 'earlier']);
  });

  it('are upcoming, too, if they need their customer for a flight after the next one', () => {
    const late = { ...tomorrow, flightId: 'late', alerted: 1 };
    const trips = [trip(landed, changed), trip(tomorrow, changed), trip(late, far), trip(cancelled, far)];
    const { needsYou, upcoming } = groupTrips(trips, now, true);

    expect(idsIn(needsYou)).toEqual(['cancelled', 'late', 'landed', 'tomorrow']);
    expect(idsIn(upcoming)).toEqual(['tomorrow', 'cancelled']);
  });

  it('need no customer without the right to choose', () => {
    const { needsYou, upcoming, past } = groupTrips(trips, now, false);

    expect(idsIn(needsYou)).toEqual([]);
    expect(idsIn(upcoming)).toEqual(['flying', 'tomorrow', 'changed', 'far']);
    expect(idsIn(past)).toEqual(['landed', 'cancelled', 'earlier']);
  });

  it('need no customer for a flight that has departed or is no longer insured', () => {
    const left = trip({ ...landed, alerted: 1 });
    const notInsured = trip({ ...changed, active: 0 });

    expect(groupTrips([left, notInsured], now, true).needsYou).toEqual([]);
  });

  it('are not upcoming if their customer withdrew every flight', () => {
    const withdrawn = { ...far, flightId: 'withdrawn', cancelled: 1 };
    const { upcoming, uninsured, past } = groupTrips([trip(withdrawn), trip(withdrawn, tomorrow)], now, true);

    expect([upcoming, uninsured, past].map((part) => part.map(({ flights }) => flights.length))).toEqual([
      [2],
      [1],
      [],
    ]);
  });

  it('stay listed as uninsured until the day on which they would end, the next first', () => {
    const withdrawn = { ...far, flightId: 'withdrawn', cancelled: 1 };
    const wayBack = trip(earlier, { ...tomorrow, cancelled: 1 });
    const goneAgo = trip({ ...earlier, flightId: 'gone ago', active: 0 });
    const { uninsured, past } = groupTrips(
      [withdrawn, gone].map((each) => trip(each)).concat(wayBack, goneAgo),
      now,
      true,
    );

    expect(idsIn(uninsured)).toEqual(['earlier', 'gone', 'withdrawn']);
    expect(idsIn(past)).toEqual(['gone ago']);
  });

  it('are past if the insurer removed their remaining flights', () => {
    const { uninsured, past } = groupTrips([trip(landed, gone)], now, true);

    expect([uninsured, past].map(idsIn)).toEqual([[], ['landed']]);
  });

  it('are ordered by their next departure, including delays', () => {
    const one = trip(flight('at nine', '2026-11-22 09:00', '2026-11-22 10:00'));
    const other = late('2026-11-22 09:30', flight('late', '2026-11-22 08:00', '2026-11-22 09:00'));

    expect(idsIn(groupTrips([other, one], now, true).upcoming)).toEqual(['at nine', 'late']);
  });

  it('end later by the delay of their last flight', () => {
    const delayed = late('2026-11-20 10:00', flight('late', '2026-11-20 08:00', '2026-11-20 11:00', { departed: 1 }));

    expect(idsIn(groupTrips([delayed], now, true).upcoming)).toEqual(['late']);
    expect(idsIn(groupTrips([delayed], now + 3_600_000, true).past)).toEqual(['late']);
  });
});

describe('the flight that represents a trip', () => {
  it.each([
    ['by the flight that waits for a choice', [tomorrow, changed], 'changed'],
    ['by the nearest of those', [cancelled, changed], 'cancelled'],
    ['by one that leaves soon before one that should have left long ago', [cancelled, soon], 'soon'],
    ['by the next one', [landed, tomorrow, far], 'tomorrow'],
    ['by the one in the air', [flying, far], 'flying'],
    ['by the last one when it is over', [earlier, landed], 'landed'],
    ['by none where none is insured any more', [gone], undefined],
  ])('%s', (_, flights, flightId) => {
    expect(currentFlight(trip(...flights), now)?.flightId).toBe(flightId);
  });
});
