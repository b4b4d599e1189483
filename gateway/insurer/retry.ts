import type { Outcome } from './outcome.ts';

const passing = new Set([429, 502, 503, 504]);
const longestBackoffMs = 2_000;

/**
 * Returns the milliseconds until a read may be retried after `tried` attempts, or Infinity if a retry would not help.
 */
export function getRetryDelay(outcome: Outcome, tried: number, backoffMs: number): number {
  if (outcome.kind === 'answered' ? !passing.has(outcome.status) : outcome.kind !== 'lost') return Infinity;
  // Full jitter keeps callers that failed together from retrying together.
  const jitter = Math.random() * Math.min(longestBackoffMs, backoffMs * 2 ** tried);
  return outcome.kind === 'answered' ? Math.max(jitter, outcome.retryAfterMs) : jitter;
}

/** Parses Retry-After, which holds seconds or a date. */
export function parseRetryAfter(retryAfter: string | string[] | undefined): number {
  if (retryAfter === undefined) return 0;
  const asked = String(retryAfter);
  return Math.max(0, Number(asked) * 1_000 || Date.parse(asked) - Date.now() || 0);
}
