import { typedCode } from '#rules/text/typedText.ts';

/** Returns whether the last digit is the check digit of the others (ISO/IEC 7812-1, the Luhn formula). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the digits of a card number, ignoring spaces; undefined if the text is not a card number. */
export function readCardNumber(typed: string): string | undefined {
  const digits = typedCode(typed);
  return /^\d{12,19}$/.test(digits) && hasCheckDigit(digits) ? digits : undefined;
}

export const maskCardNumber = (digits: string): string => `**** **** **** ${digits.slice(-4)}`;

/** Returns whether a text contains a card number, ignoring spaces. */
export const hasCardNumber = (text: string): boolean => (typedCode(text).match(/\d{12,19}/g) ?? []).some(hasCheckDigit);
