import { type PhoneNumber, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

import { typedText } from '../text/typedText.ts';

/** `number` is sent: a plus and digits. `shown` is the same, as it is written abroad. */
export type Phone = { number: string; shown: string };

type PhoneProblem = `validation.phone${'' | '_invalid' | '_too_long' | '_country' | '_extension' | '_unreadable'}`;

const [fewestCharacters, mostDigits] = [7, 15];

/** Of a text the number that it is, if it is one: nothing of it is left out but what people write between digits. */
export function phoneIn(text: string): Phone | null {
  const number = phoneProblem(text) === null ? numberIn(writtenIn(text)) : undefined;
  return number ? { number: number.number, shown: number.formatInternational() } : null;
}

/** How a number is read back to who types it. */
export const shownPhone = (text: string): string | null => phoneIn(text)?.shown ?? null;

/**
 * What is wrong with a phone number, of which there must be its country code. Whether a number of that length is in use
 * nobody asks: numbers are given out more often than this list of them is.
 */
export function phoneProblem(text: string): PhoneProblem | null {
  const written = writtenIn(text);
  if (written === '') return 'validation.phone';
  if (numberIn(written)?.ext) return 'validation.phone_extension';
  if (/[^\d\s+()./-]/.test(written)) return 'validation.phone_unreadable';
  const digits = written.match(/\d/g)?.length ?? 0;
  if (digits > mostDigits) return 'validation.phone_too_long';
  if (digits < fewestCharacters - (written.startsWith('+') ? 1 : 0)) return 'validation.phone_invalid';
  if (!written.startsWith('+')) return 'validation.phone_country';
  return problemOf[validatePhoneNumberLength(written) ?? 'NONE'];
}

const problemOf = {
  NONE: null,
  TOO_SHORT: 'validation.phone_invalid',
  INVALID_LENGTH: 'validation.phone_invalid',
  TOO_LONG: 'validation.phone_too_long',
  INVALID_COUNTRY: 'validation.phone_country',
  NOT_A_NUMBER: 'validation.phone_unreadable',
} as const;

const numberIn = (written: string): PhoneNumber | undefined => parsePhoneNumberFromString(written, { extract: false });

/** Reads a leading 00, which many countries dial to call abroad, as a plus. */
const writtenIn = (text: string): string => typedText(text).replace(/^00\s*/, '+');
