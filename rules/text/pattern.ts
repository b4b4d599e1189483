import { RE2JS } from 're2js';

const longestPattern = 500;
const longestText = 200;

/**
 * Returns whether a text matches a pattern from the insurer. The pattern is untrusted code: it runs in an engine with
 * linear time. A pattern that is too long or unsupported matches everything, because the insurer checks again anyway.
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
