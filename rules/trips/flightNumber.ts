import { typedText } from '../text/typedText.ts';

type Problem =
  | 'validation.flight_number'
  | 'validation.flight_number_missing_letter'
  | 'validation.invalid_flight_number';

/** As airlines write it: BA123 of " ba 123" and of "BA-123". */
export const normalisedFlightNumber = (text: string): string => compact(text).toUpperCase();

/** What is wrong with a flight number: the airline's code of two characters is followed by one to six digits. */
export function flightNumberProblem(text: string): Problem | null {
  const number = compact(text);
  if (number === '') return 'validation.flight_number';
  if (/^\d\d/.test(number)) return 'validation.flight_number_missing_letter';
  return /^[A-Z0-9_*]{2}\d{1,6}$/i.test(number) ? null : 'validation.invalid_flight_number';
}

/** Only between the airline’s code and the digits: B-123 is no flight 23 of an airline B1. */
const compact = (text: string) => typedText(text).replace(/^([A-Z0-9_*]{2})[ -]+(?=\d)/i, '$1');
