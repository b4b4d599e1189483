import { describe, expect, it } from 'vitest';

import { type Chip, getFlightStatus, mayReport, mayUpdateStatus, needsResolution } from './flights.ts';

/** Minutes after the departure at noon, as the insurer counts them; null means no delay. */
const delays = { none: null, 'one below': 9, 'ten minutes': 10, 'one above': 11 } as const;
type Delay = keyof typeof delays;

const alertAfter = (minutes: number) => ({
  delayDate: `2026-03-01 12:${String(minutes).padStart(2, '0')}`,
  created: '2026-02-28T10:00:00Z',
});
const alertFor = (delay: Delay) => (delays[delay] === null ? undefined : alertAfter(delays[delay]));
const flags = ([departed, cancelled, alerted]: readonly [number, number, number]) => ({ departed, cancelled, alerted });
const flightWith = (state: ReturnType<typeof flags>) => ({
  embarkDate: '2026-03-01',
  embarkTime: '12:00',
  active: 1,
  ...state,
});

const late = (none: Chip, tenOrLess: Chip, more: Chip): Record<Delay, Chip> => ({
  none,
  'one below': tenOrLess,
  'ten minutes': tenOrLess,
  'one above': more,
});

describe('the chip of every possible flight', () => {
  it.each([
    [[0, 0, 0], late('scheduled', 'delayed', 'delayed')],
    [[0, 0, 1], late('scheduled', 'delayed', 'delayed')],
    // The customer withdrew this flight, so it is not a disruption.
    [[0, 1, 0], late('scheduled', 'delayed', 'delayed')],
    [[0, 1, 1], late('cancelled', 'cancelled', 'cancelled')],
    [[1, 0, 0], late('departed', 'departed', 'departedAndDelayed')],
    [[1, 0, 1], late('departed', 'departed', 'departedAndDelayed')],
    [[1, 1, 0], late('departed', 'departed', 'departedAndDelayed')],
    [[1, 1, 1], late('departed', 'departed', 'departedAndDelayed')],
  ] as const)('departed, cancelled, alerted: %j', (state, chips) => {
    for (const [delay, chip] of Object.entries(chips) as [Delay, Chip][])
      expect([delay, getFlightStatus(flightWith(flags(state)), alertFor(delay))]).toEqual([delay, chip]);
  });
});

describe('the actions on every possible flight', () => {
  it.each([
    [0, 0, 0, false],
    [0, 0, 1, false],
    [0, 1, 0, true],
    [0, 1, 1, false],
    [1, 0, 0, false],
    [1, 0, 1, false],
    [1, 1, 0, false],
    [1, 1, 1, false],
  ])(
    'its status is requested, isMonitored %i, notified %i, cancelled %i: %s',
    (isMonitored, notified, cancelled, is) => {
      expect(mayUpdateStatus({ isMonitored, notified, cancelled })).toBe(is);
    },
  );

  it.each([
    [0, 0, 0, 0, false],
    [0, 0, 0, 1, false],
    [0, 0, 1, 0, false],
    [0, 1, 0, 0, true],
    [0, 1, 0, 1, true],
    [0, 1, 1, 0, false],
    // The customer removed this flight from the insurance.
    [1, 0, 0, 0, false],
    [1, 1, 0, 0, false],
    [1, 0, 0, 1, true],
    [1, 1, 0, 1, true],
    [1, 0, 1, 1, false],
    [1, 1, 1, 0, false],
    [1, 1, 1, 1, false],
  ])('a report, cancelled %i, active %i, departed %i, alerted %i: %s', (cancelled, active, departed, alerted, is) => {
    expect(mayReport({ cancelled, active, departed, alerted })).toBe(is);
  });

  it.each([
    [0, false],
    [1, true],
  ])('a remedy, alerted %i: %s', (alerted, is) => {
    expect(needsResolution({ alerted })).toBe(is);
  });
});
