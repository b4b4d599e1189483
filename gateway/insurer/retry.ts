import type { Outcome } from './outcome.ts';

const passing = new Set([429, 502, 503, 504]);
const longestBackoffMs = 2_000;

/** Milliseconds until a read may be asked again after `tried` attempts; Infinity where that would not help. */
export function waitAfter(outcome: Outcome, tried: number, backoffMs: number): number {
  if (outcome.kind === 'answered' ? !passing.has(outcome.status) : outcome.kind !== 'lost') return Infinity;
  // Full jitter: callers who failed together do not come back together.
  const jitter = Math.random() * Math.min(longestBackoffMs, backoffMs * 2 ** tried);
  return outcome.kind === 'answered' ? Math.max(jitter, outcome.retryAfterMs) : jitter;
}

/** Retry-After comes as seconds or as a date. */
export function millisecondsIn(retryAfter: string | string[] | undefined): number {
  if (retryAfter === undefined) return 0;
  const asked = String(retryAfter);
  return Math.max(0, Number(asked) * 1_000 || Date.parse(asked) - Date.now() || 0);
}
