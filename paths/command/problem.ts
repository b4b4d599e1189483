import { findNearestName } from './near.ts';

/** A user error, shown as a sentence without a stack trace. */
export class Problem extends Error {}

export function unknown(what: string, wanted: string, names: readonly string[]): Problem {
  const meant = findNearestName(wanted, names);
  const there = `There are: ${names.join(', ')}.`;
  return new Problem(`There is no ${what} named “${wanted}”. ${meant ? `Did you mean ${meant}? ` : ''}${there}`);
}
