import { readInstant } from '#schema/moments.ts';

/** A calendar month, or the part of it for which revenue is predicted. */
export type Period = {
  year: number;
  /** 1 to 12 */
  month: number;
  /** The days that count in this month. */
  days: number;
  daysInMonth: number;
};

const MONTHS = 6;

/**
 * Returns the months for which revenue is predicted: six, from the day of the event in UTC. A prediction that starts
 * within a month ends within another, so it touches seven.
 *
 * @param alertDate ISO 8601
 */
export function predictedPeriods(alertDate: string): Period[] {
  const begin = new Date(readInstant(alertDate));
  const [year, month, day] = [begin.getUTCFullYear(), begin.getUTCMonth(), begin.getUTCDate()];
  return Array.from({ length: day === 1 ? MONTHS : MONTHS + 1 }, (_, index) => {
    const first = new Date(Date.UTC(year, month + index, 1));
    const daysInMonth = new Date(Date.UTC(year, month + index + 1, 0)).getUTCDate();
    return {
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      days: daysOf({ index, day, daysInMonth }),
      daysInMonth,
    };
  });
}

export const isPartial = ({ days, daysInMonth }: Period): boolean => days < daysInMonth;

/** If the last month is too short to contain the day, it counts in full. */
function daysOf({ index, day, daysInMonth }: { index: number; day: number; daysInMonth: number }): number {
  if (index === 0) return daysInMonth - day + 1;
  return index === MONTHS ? Math.min(day - 1, daysInMonth) : daysInMonth;
}
