import { describe, expect, it } from 'vitest';

import {
  type Direction,
  firstInsurable,
  flightsProblem,
  flightTypeAfter,
  orderProblem,
  roomAtOnce,
} from './tripTypes.ts';

const out: { direction: Direction } = { direction: 'outbound' };
const back: { direction: Direction } = { direction: 'inbound' };

describe('the role of the next flight', () => {
  it.each([
    ['single', [], 'main'],
    ['return', [], 'main'],
    ['return', [out], 'return'],
    ['return', [back], 'main'],
    ['multi', [], 'main'],
    ['multi', [back], 'leg'],
  ] as const)('on a trip of type %s with %j is %s', (type, flights, expected) => {
    expect(flightTypeAfter(type, flights)).toBe(expected);
  });
});

describe('the flights of a trip', () => {
  it.each([
    ['single', [], false],
    ['single', [back], true],
    ['single', [out, back], false],
    ['return', [out], false],
    ['return', [out, back], true],
    ['return', [back, out], true],
    ['return', [out, out], false],
    ['return', [back, back], false],
    ['return', [out, back, back], false],
    ['multi', [out], false],
    ['multi', [out, out], true],
    ['multi', [out, out, out, out], true],
    ['multi', [out, out, out, out, out], false],
  ] as const)('of type %s with %j are valid: %s', (type, flights, areRight) => {
    expect(flightsProblem(type, flights)).toBe(areRight ? null : `insurance.validation.${type}_trip_flights`);
  });

  it.each([
    ['single', 0, 1],
    ['single', 1, 0],
    ['return', 0, 1],
    ['return', 1, 1],
    ['return', 2, 0],
    ['multi', 0, 4],
    ['multi', 3, 1],
  ] as const)('of type %s with %i allow %i at once', (type, count, room) => {
    expect(roomAtOnce(type, count)).toBe(room);
  });
});

describe('the order of a return trip', () => {
  const noon = [{ embarkDate: '2026-12-02', embarkTime: '12:00' }];

  it.each([
    ['2026-12-01 23:59', 'insurance.order.back'],
    ['2026-12-02 11:59', 'insurance.order.back'],
    ['2026-12-02 12:00', null],
    ['2026-12-02 18:00', null],
    ['2026-12-01', 'insurance.order.back'],
    ['2026-12-02', null],
  ])('with a return flight that departs at %s has the problem %s', (leaves, problem) => {
    expect(orderProblem(leaves, 'return', noon)).toBe(problem);
  });

  it.each([
    ['2026-12-03 00:00', 'insurance.order.out'],
    ['2026-12-02 12:01', 'insurance.order.out'],
    ['2026-12-02 12:00', null],
    ['2026-12-03', 'insurance.order.out'],
    ['2026-12-02', null],
  ])('with an outbound flight that departs at %s has the problem %s', (leaves, problem) => {
    expect(orderProblem(leaves, 'main', noon)).toBe(problem);
  });

  it('does not matter for trips of several legs, or for the first flight', () => {
    expect(orderProblem('2026-12-01', 'leg', noon)).toBeNull();
    expect(orderProblem('2026-12-01', 'main', [])).toBeNull();
  });
});

describe('the first minute at which an insurable flight departs', () => {
  it.each([
    ['2026-11-20T00:00:00Z', '2026-11-21 00:00'],
    ['2026-11-20T08:30:01Z', '2026-11-21 08:31'],
    ['2026-11-20T23:59:59Z', '2026-11-22 00:00'],
    ['2026-12-31T08:00:00Z', '2027-01-01 08:00'],
  ])('asked at %s, is %s', (now, minute) => {
    expect(firstInsurable(Date.parse(now))).toBe(minute);
  });
});
