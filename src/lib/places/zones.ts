import { airportZones } from '#schema/generated/airportZones.ts';

/** By time zone, the IATA codes of its airports, separated by spaces. */
type AirportZones = Readonly<Record<string, string>>;

/** The time zone of an airport; null if nobody knows it, or if it is too new for this platform. */
export const zoneAt = zonesIn(airportZones);

/** Every airport of a table is looked up in one place, which is made when somebody first asks. */
export function zonesIn(table: AirportZones): (airport: string) => string | null {
  let zones: Map<string, string> | null = null;
  const known = new Map<string, boolean>();

  return (airport) => {
    zones ??= new Map(
      Object.entries(table).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone] as const)),
    );
    const zone = zones.get(airport);
    if (zone === undefined) return null;
    if (!known.has(zone)) known.set(zone, isKnownHere(zone));
    return known.get(zone) ? zone : null;
  };
}

function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
