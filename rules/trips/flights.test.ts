import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  type Chip,
  type FlightState,
  findFlightAlert,
  getDeparture,
  getFlightStatus,
  isListed,
  mayUpdateStatus,
} from './flights.ts';

const scheduled: FlightState = {
  embarkDate: '2026-03-01',
  embarkTime: '12:00',
  cancelled: 0,
  active: 1,
  departed: 0,
  alerted: 0,
};
const alertOn = (delayDate: string | null, created = '2026-02-28T10:00:00Z') => ({
  flightId: null,
  delayDate,
  created,
});

describe('the chip of a flight', () => {
  it.each<[string, Partial<FlightState>, string | null, Chip]>([
    ['is scheduled while nothing is known', {}, null, 'scheduled'],
    ['is delayed with a new departure', { alerted: 1 }, '2026-03-01 15:00', 'delayed'],
    ['is cancelled once the disruption is one', { cancelled: 1, alerted: 1 }, null, 'cancelled'],
    ['is cancelled rather than delayed', { cancelled: 1, alerted: 1 }, '2026-03-01 15:00', 'cancelled'],
    ['stays scheduled when the customer withdrew the flight', { cancelled: 1, alerted: 0 }, null, 'scheduled'],
    ['is delayed when a withdrawn flight was', { cancelled: 1, alerted: 0 }, '2026-03-01 15:00', 'delayed'],
    ['is departed', { departed: 1 }, null, 'departed'],
    ['is departed rather than cancelled', { departed: 1, cancelled: 1, alerted: 1 }, null, 'departed'],
    ['is departed after a delay of nine minutes', { departed: 1, alerted: 1 }, '2026-03-01 12:09', 'departed'],
    ['is departed after exactly ten minutes', { departed: 1, alerted: 1 }, '2026-03-01 12:10', 'departed'],
    ['is both after eleven minutes', { departed: 1, alerted: 1 }, '2026-03-01 12:11', 'departedAndDelayed'],
    ['is both across midnight', { departed: 1, embarkTime: '23:55' }, '2026-03-02 00:10', 'departedAndDelayed'],
    ['is departed when it left before its time', { departed: 1 }, '2026-03-01 09:00', 'departed'],
  ])('%s', (_, changes, delayDate, chip) => {
    expect(getFlightStatus({ ...scheduled, ...changes }, alertOn(delayDate))).toBe(chip);
  });

  it('does not depend on an alert', () => {
    expect(getFlightStatus(scheduled, undefined)).toBe('scheduled');
    expect(getFlightStatus({ ...scheduled, departed: 1 }, undefined)).toBe('departed');
  });

  it("does not depend on the customer's location", () => {
    expect(getDeparture(scheduled)).toBe(1_772_366_400_000);
  });

  it('is one of the departed ones for every flight that has departed', () => {
    const flag = fc.constantFrom(0, 1);
    const minutes = fc.integer({ min: -600, max: 600 });
    fc.assert(
      fc.property(flag, flag, flag, minutes, (cancelled, active, alerted, late) => {
        const flight = { ...scheduled, cancelled, active, alerted, departed: 1 };
        const left = new Date(getDeparture(flight) + late * 60_000).toISOString();
        const delayDate = left.slice(0, 16).replace('T', ' ');
        expect(getFlightStatus(flight, alertOn(delayDate))).toBe(late > 10 ? 'departedAndDelayed' : 'departed');
      }),
    );
  });
});

describe('the alert of a flight', () => {
  const early = { flightId: 'a', delayDate: '2026-03-01 13:00', created: '2026-02-28T10:00:00Z' };
  const late = { flightId: 'a', delayDate: '2026-03-01 16:00', created: '2026-02-28T12:00:00+01:00' };
  const ofTrip = { flightId: null, delayDate: null, created: '2026-02-28T23:00:00Z' };

  it('is the latest of the flight, in any order and time zone', () => {
    expect(findFlightAlert({ alerts: [early, late] }, { flightId: 'a' })).toEqual(late);
    expect(findFlightAlert({ alerts: [late, early, ofTrip] }, { flightId: 'a' })).toEqual(late);
  });

  it('is the first of those that were created at the same moment', () => {
    const twin = { ...late, delayDate: '2026-03-01 19:00', created: '2026-02-28T11:00:00Z' };

    expect(findFlightAlert({ alerts: [early, late, twin] }, { flightId: 'a' })).toEqual(late);
    expect(findFlightAlert({ alerts: [twin, late, early] }, { flightId: 'a' })).toEqual(twin);
  });

  it('is the latest of the trip for a flight without alerts', () => {
    const older = { ...ofTrip, created: '2026-02-27T23:00:00Z' };
    expect(findFlightAlert({ alerts: [early, ofTrip, older] }, { flightId: 'b' })).toEqual(ofTrip);
  });

  it('is never the one of another flight', () => {
    expect(findFlightAlert({ alerts: [early] }, { flightId: 'b' })).toBeUndefined();
  });
});

describe('a row', () => {
  it.each([
    [0, 1, true],
    [1, 0, true],
    [1, 1, true],
    [0, 0, false],
  ])('with cancelled %i and active %i is listed: %s', (cancelled, active, listed) => {
    expect(isListed({ cancelled, active })).toBe(listed);
  });

  it('lets the customer report a status only for an unmonitored flight, on request, and unless it is cancelled', () => {
    const asked = { isMonitored: 0, notified: 1, cancelled: 0 };
    expect(mayUpdateStatus(asked)).toBe(true);
    expect(mayUpdateStatus({ ...asked, isMonitored: 1 })).toBe(false);
    expect(mayUpdateStatus({ ...asked, notified: 0 })).toBe(false);
    expect(mayUpdateStatus({ ...asked, cancelled: 1 })).toBe(false);
  });
});
