import { Refused } from '../refusal.ts';

const longestName = 200;

/** A name is no path, and no longer than anybody reads. */
export function nameIn(name: string): string {
  const plain = name.replaceAll(/[\p{C}/\\]/gu, ' ').trim();
  if (plain === '' || plain.length > longestName)
    throw new Refused('INVALID_PARAMS', 'That is no name of a file', { name: 'invalid' });
  return plain;
}
