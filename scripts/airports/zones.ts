export type Placed = { code: string; zone: string };

/** A day in winter and one in summer. Zones that agree on both count as the same. */
const days = [Date.UTC(2027, 0, 15), Date.UTC(2027, 6, 15)];

/**
 * Returns airport codes by time zone, separated by spaces. Leaves out airports whose zone the second data set does not
 * confirm: a missing zone is better than a wrong one.
 */
export function groupAirportsByZone(
  airports: readonly Placed[],
  confirming: readonly Placed[],
): Record<string, string> {
  const confirmed = new Set(confirming.map(({ code, zone }) => `${code} ${clockOf(zone)}`));
  const codesIn = new Map<string, Set<string>>();
  for (const { code, zone } of airports)
    if (isCode(code) && clockOf(zone) && confirmed.has(`${code} ${clockOf(zone)}`))
      codesIn.set(zone, (codesIn.get(zone) ?? new Set()).add(code));
  return Object.fromEntries(
    [...codesIn]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([zone, codes]) => [zone, [...codes].sort().join(' ')]),
  );
}

const isCode = (code: string) => /^[A-Z]{3}$/.test(code);

const clocks = new Map<string, string | null>();

/** Returns the UTC offsets of a zone on those days, or null if the zone does not exist. */
function clockOf(zone: string): string | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = readClock(zone);
  clocks.set(zone, clock);
  return clock;
}

function readClock(timeZone: string): string | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
    return days.map((day) => format.format(day)).join(', ');
  } catch {
    return null;
  }
}
