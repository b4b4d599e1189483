import { describe, expect, it } from 'vitest';

import { type Direction, firstInsurableDay, flightTypeAfter, orderProblem } from './insuring.ts';

const out: { direction: Direction } = { direction: 'outbound' };
const back: { direction: Direction } = { direction: 'inbound' };

describe('what the next flight is to its trip', () => {
  it.each([
    ['single', [], 'main'],
    ['return', [], 'main'],
    ['return', [out], 'return'],
    ['return', [back], 'main'],
    ['multi', [], 'main'],
    ['multi', [back], 'leg'],
  ] as const)('on a trip of type %s that has %j it is its %s', (type, flights, expected) => {
    expect(flightTypeAfter(type, flights)).toBe(expected);
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
  ])('of a way back that leaves at %s is wrong: %s', (leaves, problem) => {
    expect(orderProblem(leaves, 'return', noon)).toBe(problem);
  });

  it.each([
    ['2026-12-03 00:00', 'insurance.order.out'],
    ['2026-12-02 12:01', 'insurance.order.out'],
    ['2026-12-02 12:00', null],
    ['2026-12-03', 'insurance.order.out'],
    ['2026-12-02', null],
  ])('of a way out that leaves at %s is wrong: %s', (leaves, problem) => {
    expect(orderProblem(leaves, 'main', noon)).toBe(problem);
  });

  it('is nothing to a trip of several flights, or to the first flight of any', () => {
    expect(orderProblem('2026-12-01', 'leg', noon)).toBeNull();
    expect(orderProblem('2026-12-01', 'main', [])).toBeNull();
  });
});

describe('the first day on which a flight can be insured', () => {
  it.each([
    ['2026-11-20T00:00:00Z', '2026-11-21'],
    ['2026-11-20T23:59:59Z', '2026-11-21'],
    ['2026-12-31T08:00:00Z', '2027-01-01'],
  ])('asked at %s, is %s', (now, day) => {
    expect(firstInsurableDay(Date.parse(now))).toBe(day);
  });
});
