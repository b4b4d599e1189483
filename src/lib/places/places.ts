import type { IntlShape } from 'react-intl';

import { cityTextId, foldLetters } from '#schema/cities.ts';

import type { TextId } from '../texts.ts';
import { airportCities } from './airportCities.ts';
import { findZone } from './zones.ts';

export type Place = {
  code: string;
  /** The insurer's name: New York John F. Kennedy. Defaults to the code. */
  name: string;
  /** The city that names trips and the clocks of the airport. */
  city: string;
  /** Null if unknown. Times are then in UTC. */
  zone: string | null;
};

type Texts = Pick<IntlShape, 'messages' | 'formatMessage'>;

/** Falls back to the code if the insurer sends no name. */
export function toPlace(code: string, airport = ''): Place {
  const [name, zone] = [airport.trim(), findZone(code)];
  return { code, name: name || code, city: cityAt(code) ?? cityByName(name, zone) ?? (name || code), zone };
}

/**
 * Returns the city's name in the language of the texts: Nueva York. Without a translation, and for a city that is known
 * only by the insurer's name and may be another one of that name, returns the name as it is.
 */
export function getCityName({ code, city, zone }: Place, { messages, formatMessage }: Texts): string {
  const id = cityTextId(city);
  const isKnown = cityAt(code) === city || (zone !== null && cityTextId(namesakeOf(zone)) === id);
  return isKnown && id in messages ? formatMessage({ id: id as TextId }) : city;
}

let cities: Map<string, string> | null = null;

function cityAt(code: string): string | null {
  cities ??= new Map(
    Object.values(airportCities)
      .flatMap((row) => row.split(', '))
      .map((airport) => [airport.slice(0, 3), airport.slice(4)]),
  );
  return cities.get(code) ?? null;
}

/** Returns the city that the zone is named after, spelt as in the airport's name if there is one. */
function cityByName(name: string, zone: string | null): string | null {
  if (!zone) return null;
  const city = namesakeOf(zone);
  if (name === '') return city;
  const start = foldLetters(name).search(new RegExp(`\\b${foldLetters(city)}\\b`));
  return start < 0 ? null : name.slice(start, start + city.length);
}

/** Zones are named after a city: America/Sao_Paulo. */
const namesakeOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');
