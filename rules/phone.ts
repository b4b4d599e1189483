const fewest = 7;
const most = 15;

/** The number without what people write between its digits; a plus sign stays where it means something, in front. */
export const normalisedPhone = (text: string): string => (/^\s*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '');

/** What is wrong with a phone number. Digits are counted, at most as many as E.164 has. */
export function phoneProblem(
  text: string,
): 'validation.phone' | 'validation.phone_invalid' | 'validation.phone_too_long' | null {
  if (text.trim() === '') return 'validation.phone';
  const digits = text.replace(/\D/g, '').length;
  if (digits < fewest) return 'validation.phone_invalid';
  return digits > most ? 'validation.phone_too_long' : null;
}
