import { RE2JS } from 're2js';

const longestPattern = 500;
const longestText = 200;

/**
 * Whether a text is like a pattern that an insurer sent. Such a pattern is code from outside: it runs in an engine that takes
 * no longer than its text is long, and one that is too long, or that the engine does not know, says nothing: the insurer looks
 * again anyway.
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
