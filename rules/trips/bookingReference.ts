import { typedCode } from '../text/typedText.ts';

/** Returns a booking reference as airlines print it: QX7K2M for " qx7 k2m"; null if empty. */
export const normalisedBookingReference = (text = ''): string | null => typedCode(text).toUpperCase() || null;

/**
 * Returns the problem of a booking reference. Airlines use six letters and digits, tour operators up to twenty. An
 * empty one is fine.
 */
export const bookingReferenceProblem = (text: string): 'validation.booking_reference' | null =>
  /^[a-z0-9]{0,20}$/i.test(typedCode(text)) ? null : 'validation.booking_reference';
