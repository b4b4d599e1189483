import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

import { typedText } from '../text/typedText.ts';

/** `number` is sent: a plus and digits. `shown` is the international format. */
export type Phone = { number: string; shown: string };

type PhoneProblem = `validation.phone${'' | '_invalid' | '_too_long' | '_country' | '_extension' | '_unreadable'}`;

const [fewestCharacters, mostDigits] = [7, 15];

/**
 * Reads a phone number; null if the text is none. Drops only characters that people write between digits.
 *
 * @param country the country of a number without a country code, an ISO code
 */
export function parsePhone(text: string, country?: string): Phone | null {
  const number = phoneProblem(text, country) === null ? numberIn(writtenIn(text), country) : undefined;
  return number ? { number: number.number, shown: number.formatInternational() } : null;
}

/** Returns the number in the format that is shown to the person who types it. */
export const shownPhone = (text: string, country?: string): string | null => parsePhone(text, country)?.shown ?? null;

/**
 * Returns the problem of a phone number, which needs its country code unless it is one of `country`. Checks the length
 * only: new numbers appear more often than the library's list is updated.
 */
export function phoneProblem(text: string, country?: string): PhoneProblem | null {
  const written = writtenIn(text);
  if (written === '') return 'validation.phone';
  if (numberIn(written, country)?.ext) return 'validation.phone_extension';
  if (/[^\d\s+()./-]/.test(written)) return 'validation.phone_unreadable';
  const digits = written.match(/\d/g)?.length ?? 0;
  if (digits > mostDigits) return 'validation.phone_too_long';
  if (digits < fewestCharacters - (written.startsWith('+') ? 1 : 0)) return 'validation.phone_invalid';
  if (!written.startsWith('+')) return isNational(written, country) ? null : 'validation.phone_country';
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

const isKnown = (country = ''): country is CountryCode => isSupportedCountry(country);

const isNational = (written: string, country?: string): boolean =>
  isKnown(country) && validatePhoneNumberLength(written, country) === undefined;

const numberIn = (written: string, country?: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(written, { extract: false, ...(isKnown(country) && { defaultCountry: country }) });

/** Converts a leading 00, which many countries dial to call abroad, to a plus. */
const writtenIn = (text: string): string => typedText(text).replace(/^00\s*/, '+');
