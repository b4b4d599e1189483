/** An airport as a data set has it: IATA code and time zone. */
export type Placed = { code: string; zone: string };

/** One day on each side of summer; zones that agree on both keep the same time for all that a ticket says. */
const days = [Date.UTC(2027, 0, 15), Date.UTC(2027, 6, 15)];

/**
 * The codes of airports by their time zone, separated by spaces. Where the second data set does not confirm the zone that the
 * first gives an airport, it is left out: no time zone is better than a wrong one.
 */
export function zonesOf(airports: readonly Placed[], confirming: readonly Placed[]): Record<string, string> {
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

/** How far a zone's clocks are from UTC on those days; null if there is no such zone. */
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
