import { cityNames } from './cityNames.ts';
import { zoneAt } from './zones.ts';

/** An airport as travellers speak of it. */
export type Place = {
  code: string;
  /** As the insurer has it: New York John F. Kennedy. */
  name: string;
  /** New York, as far as the name says so; else the whole name. Its clocks are named after it. */
  city: string;
  /** Null: nobody knows its clocks, and its times are those of UTC. */
  zone: string | null;
};

export function placeOf(code: string, airport: string): Place {
  const [name, zone] = [airport.trim() || code, zoneAt(code)];
  return { code, name, city: (zone && cityIn(name, zone)) ?? name, zone };
}

/** An airport of which nothing but the code is told: its clocks are named after the city of their zone. */
export function placeByCode(code: string): Place {
  const zone = zoneAt(code);
  return { code, name: code, city: zone ? namesakeOf(zone) : code, zone };
}

/** The same city as it is called in a language: Nueva York. An airport's own name stays as it is. */
export function cityOf({ city, zone }: Place, locale: string): string {
  const named = zone ? namesakeOf(zone) : '';
  if (plain(named) !== plain(city)) return city;
  return cityNames[new Intl.Locale(locale).language]?.[named] ?? city;
}

/** A zone is named after a city: America/Sao_Paulo. */
const namesakeOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** That city, spelled as the airport's name spells it. */
function cityIn(name: string, zone: string): string | null {
  const city = namesakeOf(zone);
  const start = plain(name).search(new RegExp(`\\b${plain(city)}\\b`));
  return start < 0 ? null : name.slice(start, start + city.length);
}

/** Letter by letter, so that what is found in it stands at the same place in the name. */
const plain = (text: string) => Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
