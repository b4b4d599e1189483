import { Refused } from '../refusal.ts';

const longestName = 200;

/**
 * Returns a file name without path separators and control characters. Throws INVALID_PARAMS if it is empty or too long.
 */
export function cleanFileName(name: string): string {
  const plain = name.replaceAll(/[\p{C}/\\]/gu, ' ').trim();
  if (plain === '' || plain.length > longestName)
    throw new Refused('INVALID_PARAMS', 'That is no name of a file', { name: 'invalid' });
  return plain;
}
