import { airportCities } from './airportCities.ts';
import { cityNames } from './cityNames.ts';
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

/** Falls back to the code if the insurer sends no name. */
export function toPlace(code: string, airport = ''): Place {
  const [name, zone] = [airport.trim(), findZone(code)];
  return { code, name: name || code, city: cityAt(code) ?? cityByName(name, zone) ?? (name || code), zone };
}

/** Returns the city's name in a language: Nueva York. Cities that no zone is named after keep the English name. */
export function getCityName({ city, zone }: Place, locale: string): string {
  const named = zone ? namesakeOf(zone) : '';
  if (plain(named) !== plain(city)) return city;
  return cityNames[new Intl.Locale(locale).language]?.[named] ?? city;
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
  const start = plain(name).search(new RegExp(`\\b${plain(city)}\\b`));
  return start < 0 ? null : name.slice(start, start + city.length);
}

/** Zones are named after a city: America/Sao_Paulo. */
const namesakeOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** Normalises letter by letter, so that positions in the result match the name. */
const plain = (text: string) =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toUpperCase().charAt(0).toLowerCase()).join('');
