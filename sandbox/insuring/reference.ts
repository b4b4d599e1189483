import { randomInt } from 'node:crypto';

import { Refused } from '../refusal.ts';

/** Under which a trip was booked, in capitals and without spaces; one of ours where the customer has none. */
export function referenceIn(given: string | null | undefined): string {
  const reference = (given ?? '').replaceAll(/\s/g, '');
  if (reference === '') return newReference();
  if (!/^[A-Za-z0-9]{1,20}$/.test(reference))
    throw new Refused('INVALID_PARAMS', 'No trip is booked under such a reference', { bookingRef: 'invalid' });
  return reference.toUpperCase();
}

/** Six signs that nobody mistakes for one another. */
function newReference(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
}
