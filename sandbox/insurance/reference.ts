import { randomInt } from 'node:crypto';

import { typedCode } from '#rules/text/typedText.ts';

import { Refused } from '../refusal.ts';

/** Returns the booking reference to store: the customer's in the format of airlines, or a new one if none was given. */
export function storedReference(given: string | null | undefined): string {
  const reference = typedCode(given ?? '').toUpperCase();
  if (!/^[A-Z0-9]{0,20}$/.test(reference))
    throw new Refused('INVALID_PARAMS', 'The booking reference is not valid', { bookingRef: 'invalid' });
  return reference || newReference();
}

/** Leaves out letters and digits that look alike. */
function newReference(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
}
