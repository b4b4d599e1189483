import { airportZones } from '#schema/generated/airportZones.ts';

/** IATA codes by time zone, separated by spaces. */
type AirportZones = Readonly<Record<string, string>>;

/** Returns the time zone of an airport, or null if it is unknown or too new for this platform. */
export const findZone = createZoneLookup(airportZones);

/** Creates the lookup table on first use. */
export function createZoneLookup(table: AirportZones): (airport: string) => string | null {
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
