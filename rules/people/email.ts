import { typedText } from '../text/typedText.ts';

export type EmailProblem = 'validation.email' | 'validation.email_no_spaces' | 'validation.inv_email';

const standard = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns the problem of an e-mail address. Ignores surrounding spaces and invisible characters. */
export function emailProblem(typed: string): EmailProblem | null {
  const text = typedText(typed);
  if (text === '') return 'validation.email';
  if (/\s/.test(text)) return 'validation.email_no_spaces';
  return standard.test(text) ? null : 'validation.inv_email';
}
