/** More is no revenue, and cents of more are no exact number. */
const MOST = 1_000_000_000_000;
const LONGEST = 40;

export type AmountProblem =
  | 'validation.required'
  | 'validation.amount'
  | 'validation.amount_unclear'
  | 'validation.amount_too_large';

/** One separator before three digits: thousands to one writer, and decimals, which money has two of, to nobody for sure. */
const UNCLEAR = /^([1-9]\d{0,2})[.,](\d{3})$/;

/**
 * An amount as it was written, in whatever way numbers are written where its writer lives, to two decimals. Comma or dot is
 * the decimal separator, whichever comes last; one that is there several times separates thousands, as does what else stands
 * between digits: spaces, apostrophes. A sign of a currency may stand before or after. What could be either is asked about.
 */
export function readAmount(text: string): number | AmountProblem {
  const written = text.trim();
  if (written === '') return 'validation.required';
  const bare = written.length > LONGEST ? null : digitsOf(written);
  if (readingsOf(written)) return 'validation.amount_unclear';
  if (bare === null) return 'validation.amount';
  const amount = Math.round(Number(bare) * 100) / 100;
  return amount > MOST ? 'validation.amount_too_large' : amount;
}

/** What an unclear amount may mean: with its separator for thousands, and for decimals; null where it is clear. */
export function readingsOf(text: string): { thousands: number; decimals: number } | null {
  const [, before, after] = UNCLEAR.exec(withoutSign(text.trim())) ?? [];
  if (!before || !after) return null;
  return { thousands: Number(before + after), decimals: Math.round(Number(`${before}.${after}`) * 100) / 100 };
}

const withoutSign = (written: string): string =>
  written
    .replace(/^\p{Sc}/u, '')
    .replace(/\p{Sc}$/u, '')
    .trim();

/** With a dot for decimals, and nothing else between digits; null, if it is no amount. */
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

/** What several amounts come to, without what binary fractions leave over. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
