import type { Outcome } from './outcome.ts';

const passing = new Set([429, 502, 503, 504]);
const longestBackoffMs = 2_000;

/** Milliseconds until a read may be asked again after `tried` attempts; Infinity where that would not help. */
export function waitAfter(outcome: Outcome, tried: number, backoffMs: number): number {
  // Full jitter: callers who failed together do not come back together.
  const jitter = Math.random() * Math.min(longestBackoffMs, backoffMs * 2 ** tried);
  if (outcome.kind !== 'answered') return outcome.kind === 'lost' ? jitter : Infinity;
  return passing.has(outcome.status) ? Math.max(jitter, outcome.retryAfterMs) : Infinity;
}

/** Retry-After comes as seconds or as a date. */
export function millisecondsIn(retryAfter: string | string[] | undefined): number {
  const asked = String(retryAfter ?? 0);
  return Math.max(0, Number(asked) * 1_000 || Date.parse(asked) - Date.now() || 0);
}
