import { typedText } from '#rules/text/typedText.ts';

import { failedValidation, Refused } from '../refusal.ts';
import { readPhone } from './accounts.ts';

export const isName = (text: string): boolean => /^[\p{L}\p{M}'’ -]+$/u.test(text);

export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/**
 * Returns a phone number as a plus and digits. Throws MISSING_PHONE_NUMBER, PHONE_NUMBER_NOT_INTERNATIONAL or
 * FAILED_VALIDATION.
 */
export function internationalPhone(text: string): string {
  const field = 'mobilePhoneNumber';
  const written = typedText(text).replace(/^00(?=\s*\d)/, '+');
  if (written === '')
    throw new Refused('MISSING_PHONE_NUMBER', 'The phone number is missing', { [field]: 'missing_phone_number' });
  if (!written.startsWith('+'))
    throw new Refused('PHONE_NUMBER_NOT_INTERNATIONAL', 'The phone number lacks its country code');
  const phone = readPhone(written);
  if (!phone || !/^\+\d{7,15}$/.test(phone)) throw failedValidation([field], 'That is no phone number');
  return phone;
}
