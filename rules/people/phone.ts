const fewest = 7;
const most = 15;

/** The number without what people write between its digits; a plus sign stays where it means something, in front. */
export const normalisedPhone = (text: string): string => (/^\s*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '');

/** What is wrong with a phone number: seven characters at least, once normalised, and at most as many digits as E.164 has. */
export function phoneProblem(
  text: string,
): 'validation.phone' | 'validation.phone_invalid' | 'validation.phone_too_long' | null {
  if (text.trim() === '') return 'validation.phone';
  if (normalisedPhone(text).length < fewest) return 'validation.phone_invalid';
  return text.replace(/\D/g, '').length > most ? 'validation.phone_too_long' : null;
}
