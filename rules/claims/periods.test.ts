import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isPartial, predictedPeriods } from './periods.ts';

const shownOf = (alertDate: string) =>
  predictedPeriods(alertDate).map(({ year, month, days, daysInMonth }) => `${year}-${month} ${days}/${daysInMonth}`);

describe('the months of a prediction', () => {
  it('are six if they start on the first of a month', () => {
    expect(shownOf('2031-02-01T23:30:00Z')).toEqual([
      '2031-2 28/28',
      '2031-3 31/31',
      '2031-4 30/30',
      '2031-5 31/31',
      '2031-6 30/30',
      '2031-7 31/31',
    ]);
  });

  it('are seven if they start on any other day, the first and the last only in part', () => {
    expect(shownOf('2031-09-10T08:00:00Z')).toEqual([
      '2031-9 21/30',
      '2031-10 31/31',
      '2031-11 30/30',
      '2031-12 31/31',
      '2032-1 31/31',
      '2032-2 29/29',
      '2032-3 9/31',
    ]);
    expect(predictedPeriods('2031-09-10T08:00:00Z').map(isPartial)).toEqual([true, ...Array(5).fill(false), true]);
  });

  it('end with the last day of a month that is too short', () => {
    expect(shownOf('2031-08-31T00:00:00Z').at(-1)).toBe('2032-2 29/29');
    expect(shownOf('2030-08-30T00:00:00Z').at(-1)).toBe('2031-2 28/28');
    expect(shownOf('2030-08-29T00:00:00Z').at(-1)).toBe('2031-2 28/28');
    expect(shownOf('2030-08-28T00:00:00Z').at(-1)).toBe('2031-2 27/28');
  });

  it('depend on the day in UTC', () => {
    expect(shownOf('2031-04-30T23:30:00-02:00')[0]).toBe('2031-5 31/31');
  });

  it('are consecutive and never have more days than the calendar', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const periods = predictedPeriods(date.toISOString());
        const counted = periods.map(({ year, month }) => year * 12 + month);
        expect(counted).toEqual(counted.map((_, index) => (counted[0] ?? 0) + index));
        for (const { days, daysInMonth } of periods) {
          expect(days).toBeGreaterThan(0);
          expect(days).toBeLessThanOrEqual(daysInMonth);
        }
        expect(periods.slice(1, -1).some(isPartial)).toBe(false);
      }),
    );
  });
});
