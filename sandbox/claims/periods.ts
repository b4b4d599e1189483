import { predictedMonths } from '#schema/claims.ts';

type Period = { year: number; month: number; start: string; end: string };

/**
 * Returns the calendar months that the predicted months touch from a day on: one more unless the day is the first of a
 * month.
 */
export function listPeriods(from: string): Period[] {
  const months = predictedMonths;
  const begin = new Date(`${from.slice(0, 10)}T00:00:00Z`);
  const [year, month, day] = [begin.getUTCFullYear(), begin.getUTCMonth(), begin.getUTCDate()];
  const until = Date.UTC(year, month + months, day - 1);
  const count = day === 1 ? months : months + 1;
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Math.max(begin.getTime(), Date.UTC(year, month + index, 1)));
    const last = new Date(Math.min(until, Date.UTC(year, month + index + 1, 0)));
    return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, start: dayOf(first), end: dayOf(last) };
  });
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
