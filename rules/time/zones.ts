/** By time zone, the IATA codes of its airports, separated by spaces. */
export type AirportZones = Readonly<Record<string, string>>;

/** The time zone of an airport; null if nobody knows it, or if it is too new for this platform. */
export function zoneOf(airport: string, zones: AirportZones): string | null {
  const [zone] = Object.entries(zones).find(([, codes]) => codes.split(' ').includes(airport)) ?? [];
  return zone !== undefined && isKnownHere(zone) ? zone : null;
}

function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
