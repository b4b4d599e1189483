import { randomInt } from 'node:crypto';

import { bookingReferenceProblem, normalisedBookingReference } from '#rules/trips/bookingReference.ts';

import { Refused } from '../refusal.ts';

/** Returns the booking reference to store: the customer's as airlines print it, or a new one when there is none. */
export function storedReference(given: string | null | undefined): string {
  const typed = given ?? '';
  if (bookingReferenceProblem(typed))
    throw new Refused('INVALID_PARAMS', 'The booking reference is not valid', { bookingRef: 'invalid' });
  return normalisedBookingReference(typed) ?? newReference();
}

/** Leaves out letters and digits that look alike. */
function newReference(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
}
