import { apart, type Row, rows } from './rows.ts';

export type Place = Row & { area: string };

/** Returns the row that applies to a file, or undefined if it is unrestricted (a test) or no row applies. */
export function findPlace(file: string): Place | undefined {
  const special = apart.find(({ files }) => files.test(file));
  const candidates = special ? rows.filter(({ from }) => from === special.place) : rows;
  return candidates
    .map((row) => ({ ...row, area: special ? '' : areaOf(row.from, file) }))
    .filter((place): place is Place => place.area !== undefined)
    .sort((one, other) => other.from.length - one.from.length)[0];
}

export function isTest(file: string): boolean {
  return apart.find(({ files }) => files.test(file))?.place === 'tests';
}

/** Returns whether a file is in one of a row's places. */
export function isInPlaces(places: string[], { area }: { area: string }, file: string): boolean {
  const special = apart.find(({ files }) => files.test(file));
  if (special) return places.includes(special.place);
  return places.some((place) => file.startsWith(`${place.replace('{area}', area)}/`));
}

function areaOf(from: string, file: string): string | undefined {
  const [before = '', area] = from.split('{area}');
  if (area === undefined) return file.startsWith(`${from}/`) ? '' : undefined;
  return file.startsWith(before) && file.includes('/', before.length)
    ? file.slice(before.length, file.indexOf('/', before.length))
    : undefined;
}
