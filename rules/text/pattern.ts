import { RE2JS } from 're2js';

const longestPattern = 500;
const longestText = 200;

/**
<<<<<<< HEAD:rules/text/pattern.ts
 * Whether a text matches a pattern that an insurer sent or a partner configured. Such a pattern is code from outside: it runs in
 * an engine that takes no longer than its text is long. A pattern that is too long, or that the engine does not know, is
 * ignored: the insurer checks again anyway.
=======
 * Returns whether a text matches a pattern from the insurer. The pattern is untrusted code: it runs in an engine with
 * linear time. A pattern that is too long or unsupported matches everything, because the insurer checks again anyway.
>>>>>>> prose1:rules/payouts/pattern.ts
 */
export function isLike(text: string, pattern: string): boolean {
  if (pattern === '' || pattern.length > longestPattern) return true;
  return text.length <= longestText && (compiled(pattern)?.test(text) ?? true);
}

function compiled(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}
