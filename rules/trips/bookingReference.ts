import { typedCode } from '../text/typedText.ts';

/** As airlines print it: QX7K2M of " qx7 k2m"; null if there is none. */
export const normalisedBookingReference = (text = ''): string | null => typedCode(text).toUpperCase() || null;

/** An airline's has six letters and digits, a tour operator's up to twenty. It may be missing. */
export const bookingReferenceProblem = (text: string): 'validation.booking_reference' | null =>
  /^[a-z0-9]{0,20}$/i.test(typedCode(text)) ? null : 'validation.booking_reference';
