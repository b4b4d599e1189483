export type EmailProblem = 'validation.email' | 'validation.email_no_spaces' | 'validation.inv_email';

const standard = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with an e-mail address, if something is. Spaces around it are nobody's mistake. */
export function emailProblem(typed: string): EmailProblem | null {
  const text = typed.trim();
  if (text === '') return 'validation.email';
  if (/\s/.test(text)) return 'validation.email_no_spaces';
  return standard.test(text) ? null : 'validation.inv_email';
}
