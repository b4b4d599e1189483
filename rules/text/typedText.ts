/**
 * Returns a text as if it were typed on a plain keyboard: full-width letters and digits are narrow, digits of every
 * script are ASCII, dashes are hyphens, each run of white space is one space, and invisible characters are gone.
 */
export const typedText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns a code, such as a reference or an account number, without the spaces and hyphens that people put in it. */
export const typedCode = (text: string): string => typedText(text).replaceAll(/[ -]/g, '');

/** Every script has its ten digits in consecutive code points, starting with zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
