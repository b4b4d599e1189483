import { airportCities } from './airportCities.ts';
import { cityNames } from './cityNames.ts';
import { zoneAt } from './zones.ts';

/** An airport as travellers speak of it. */
export type Place = {
  code: string;
  /** As the insurer has it: New York John F. Kennedy; its code where nothing else is told. */
  name: string;
  /** Its clocks are named after it, and so are trips. */
  city: string;
  /** Null: nobody knows its clocks, and its times are those of UTC. */
  zone: string | null;
};

/** Of an airport of which nothing but the code is told, the name is left out. */
export function placeOf(code: string, airport = ''): Place {
  const [name, zone] = [airport.trim(), zoneAt(code)];
  return { code, name: name || code, city: cityAt(code) ?? cityByName(name, zone) ?? (name || code), zone };
}

/** The same city as it is called in a language: Nueva York. One that no zone is named after is called as in English. */
export function cityOf({ city, zone }: Place, locale: string): string {
  const named = zone ? namesakeOf(zone) : '';
  if (plain(named) !== plain(city)) return city;
  return cityNames[new Intl.Locale(locale).language]?.[named] ?? city;
}

let cities: Map<string, string> | null = null;

/** Each is looked up in one place, which is made when somebody first asks. */
function cityAt(code: string): string | null {
  cities ??= new Map(
    Object.values(airportCities)
      .flatMap((row) => row.split(', '))
      .map((airport) => [airport.slice(0, 3), airport.slice(4)]),
  );
  return cities.get(code) ?? null;
}

/** The city that its zone is named after, spelled as the airport's name spells it; without a name, as the zone does. */
function cityByName(name: string, zone: string | null): string | null {
  if (!zone) return null;
  const city = namesakeOf(zone);
  if (name === '') return city;
  const start = plain(name).search(new RegExp(`\\b${plain(city)}\\b`));
  return start < 0 ? null : name.slice(start, start + city.length);
}

/** A zone is named after a city: America/Sao_Paulo. */
const namesakeOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** Letter by letter, so that what is found in it stands at the same place in the name. */
const plain = (text: string) => Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
