import { typedText } from '../text/typedText.ts';

/**
 * Returns an e-mail address or a mobile number in the insurer's format. The insurer checks whether the number exists:
 * the list of the world's phone numbers is too large for the sign-in page.
 */
export function readIdentifier(text: string): string {
  const typed = typedText(text);
  const dialled = typed.replace(/^00(?=\s*\d)/, '+');
  return /^\+[\d\s().-]+$/.test(dialled) ? `+${dialled.replaceAll(/\D/g, '')}` : typed;
}
