/** Larger amounts cannot be revenue, and their cents exceed the exact range of numbers. */
const MOST = 1_000_000_000_000;
const LONGEST = 40;

export type AmountProblem =
  | 'validation.required'
  | 'validation.amount'
  | 'validation.amount_unclear'
  | 'validation.amount_too_large';

/** Matches 1,234 and 1.234, which mean thousands in one language and decimals in another. */
const ONE_SEPARATOR = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads an amount in any language's notation, to two decimals. The last comma or dot is the decimal separator, unless it
 * occurs several times; all other separators (spaces and apostrophes, too) group digits. A currency sign may stand before or
 * after. Returns a problem for a text that has two readings, or none.
 */
export function readAmount(text: string): number | AmountProblem {
  const written = plainForm(text);
  if (written === '') return 'validation.required';
  const bare = written.length > LONGEST ? null : digitsOf(written);
  if (bare === null) return 'validation.amount';
  if (getAmbiguousReadings(written)) return 'validation.amount_unclear';
  const amount = toCents(bare);
  return amount > MOST ? 'validation.amount_too_large' : amount;
}

/**
 * Returns both readings of an unclear amount: with its separators for thousands, and with the last one for decimals. Null if
 * the amount is clear, which takes groups of three digits or, in India, of two before the last three.
 */
export function getAmbiguousReadings(text: string): { thousands: number; decimals: number } | null {
  const written = withoutSign(plainForm(text));
  const bare = written.length > LONGEST ? null : digitsOf(written);
  if (bare === null) return null;
  const isOne = ONE_SEPARATOR.test(written);
  if (!isOne && isGrouped(wholePartOf(written))) return null;

  const thousands = toCents(isOne ? written.replace(/[.,]/, '') : bare);
  const [, before = '', after = ''] = /^(.*)[\s'’.,](\d*)$/.exec(written) ?? [];
  const decimals = toCents(`${before.replace(/\D/g, '')}.${after}`);
  return thousands === decimals ? null : { thousands, decimals };
}

/** Replaces the full-width digits and signs of Chinese keyboards with the usual ones. */
const plainForm = (text: string): string => text.normalize('NFKC').trim();

const toCents = (bare: string): number => Math.round(Number(bare) * 100) / 100;

function wholePartOf(written: string): string {
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const separator = written.charAt(last);
  return last >= 0 && written.indexOf(separator) === last ? written.slice(0, last) : written;
}

function isGrouped(whole: string): boolean {
  const [first = '', ...others] = whole.split(/[\s'’.,]/);
  if (others.length === 0) return true;
  const lengths = others.map(({ length }) => length);
  const isOfThree = first.length <= 3 && lengths.every((length) => length === 3);
  const isIndian = first.length <= 2 && lengths.at(-1) === 3 && lengths.slice(0, -1).every((length) => length === 2);
  return isOfThree || isIndian;
}

const withoutSign = (written: string): string =>
  written
    .replace(/^\p{Sc}/u, '')
    .replace(/\p{Sc}$/u, '')
    .trim();

/** Returns the digits with a dot for decimals and without other separators; null if the text is not an amount. */
function digitsOf(written: string): string | null {
  const marks = withoutSign(written).replace(/(?<=\d)[\s'’](?=\d)/g, '');
  if (!/^[\d.,]+$/.test(marks) || !/\d/.test(marks)) return null;
  const last = marks.at(Math.max(marks.lastIndexOf(','), marks.lastIndexOf('.')));
  if (last !== ',' && last !== '.') return marks;

  const other = last === ',' ? '.' : ',';
  const parts = marks.split(last);
  const hasOther = marks.includes(other);
  if (parts.length > 2) return hasOther ? null : parts.join('');
  return parts.map((part) => part.replaceAll(other, '')).join('.');
}

/** Sums amounts in cents, which avoids the rounding errors of binary fractions. */
export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
