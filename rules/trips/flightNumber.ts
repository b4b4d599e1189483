import { typedText } from '../text/typedText.ts';

type Problem =
  | 'validation.flight_number'
  | 'validation.flight_number_missing_letter'
  | 'validation.invalid_flight_number';

/** Returns a flight number as airlines write it: BA123 for " ba 123" and for "BA-123". */
export const normalisedFlightNumber = (text: string): string => compact(text).toUpperCase();

/** Returns the problem of a flight number: an airline code of two characters and one to six digits. */
export function flightNumberProblem(text: string): Problem | null {
  const number = compact(text);
  if (number === '') return 'validation.flight_number';
  if (/^\d\d/.test(number)) return 'validation.flight_number_missing_letter';
  return /^[A-Z0-9_*]{2}\d{1,6}$/i.test(number) ? null : 'validation.invalid_flight_number';
}

/** Removes separators after the airline code only: B-123 is not flight 23 of an airline B1. */
const compact = (text: string) => typedText(text).replace(/^([A-Z0-9_*]{2})[ -]+(?=\d)/i, '$1');
