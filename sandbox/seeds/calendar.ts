const dayMs = 24 * 60 * 60_000;

/** Days relative to the sandbox's today: 0 is today, -1 yesterday. */
export type Calendar = {
  /** `YYYY-MM-DD` */
  day: (days: number) => string;
  /** ISO 8601, from `HH:mm` UTC. */
  at: (days: number, time: string) => string;
  /** `YYYY-MM-DD HH:mm` in UTC, a number of minutes after a time of day. */
  after: (days: number, time: string, minutes: number) => string;
  month: (months: number) => { year: number; month: number };
};

export function createCalendar(now: Date): Calendar {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const at = (days: number, time: string, minutes = 0) => {
    const [hours, minute] = time.split(':').map(Number);
    return new Date(midnight + days * dayMs + ((hours ?? 0) * 60 + (minute ?? 0) + minutes) * 60_000).toISOString();
  };
  return {
    day: (days) => at(days, '00:00').slice(0, 10),
    at,
    after: (days, time, minutes) => at(days, time, minutes).slice(0, 16).replace('T', ' '),
    month: (months) => {
      const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
      return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
    },
  };
}
