import { typedCode, typedText } from '../text/typedText.ts';

type Problem = 'signIn.code.missing' | 'signIn.code.incomplete';

/**
 * Returns the six digits of a code, also from a whole message that was pasted: "G-123456", "Your code is 123 456". Null
 * if the text has no group of six digits, or more than one.
 */
export function readOneTimeCode(text: string): string | null {
  const typed = typedText(text);
  const groups = [...typed.matchAll(/(?<!\d)\d{3}[ -]?\d{3}(?!\d)/g)];
  const [group] = groups;
  if (groups.length === 1 && group) return typedCode(group[0]);
  const digits = typedCode(text);
  return /^\d{6}$/.test(digits) ? digits : null;
}

export function oneTimeCodeProblem(text: string): Problem | null {
  if (typedText(text) === '') return 'signIn.code.missing';
  return readOneTimeCode(text) === null ? 'signIn.code.incomplete' : null;
}
