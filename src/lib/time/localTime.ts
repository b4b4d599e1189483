/**
 * Returns an instant in the device's time zone with its offset: `2026-12-01T09:30:00+01:00`.
 *
 * @param behindUtc in minutes, as `Date` has it: -60 for an hour ahead of UTC
 */
export function formatLocalTime(at: number, behindUtc = new Date(at).getTimezoneOffset()): string {
  const shown = new Date(at - behindUtc * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(behindUtc);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${shown}${behindUtc > 0 ? '-' : '+'}${twoDigits(Math.trunc(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
