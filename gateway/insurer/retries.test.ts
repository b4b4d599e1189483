import { describe, expect, it } from 'vitest';

import { getRetryDelay, parseRetryAfter } from './retry.ts';

const answered = (status: number, retryAfterMs = 0) => ({ kind: 'answered', status, text: '', retryAfterMs }) as const;

describe('the wait before a retry', () => {
  it('is never shorter than the insurer demands', () => {
    expect(getRetryDelay(answered(503, 1_000), 1, 100)).toBe(1_000);
    expect(getRetryDelay(answered(429, 5_000), 2, 100)).toBe(5_000);
  });

  it('is random up to a limit that doubles with each try, and at most two seconds', () => {
    for (let time = 0; time < 1_000; time += 1) {
      expect(getRetryDelay({ kind: 'lost' }, 1, 100)).toBeLessThanOrEqual(200);
      expect(getRetryDelay({ kind: 'lost' }, 2, 100)).toBeLessThanOrEqual(400);
      expect(getRetryDelay({ kind: 'lost' }, 9, 100)).toBeLessThanOrEqual(2_000);
    }
  });

  it('is infinite if a retry would not help', () => {
    expect([200, 400, 401, 409, 500].map((status) => getRetryDelay(answered(status), 1, 100))).toEqual(
      Array(5).fill(Infinity),
    );
    expect(getRetryDelay({ kind: 'late' }, 1, 100)).toBe(Infinity);
    expect(getRetryDelay({ kind: 'too long' }, 1, 100)).toBe(Infinity);
  });
});

describe('Retry-After', () => {
  it('accepts seconds, a date, and nonsense', () => {
    expect(parseRetryAfter('3')).toBe(3_000);
    expect(parseRetryAfter(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(58_000);
    expect(parseRetryAfter(new Date(0).toUTCString())).toBe(0);
    expect([undefined, '', 'soon', '-5'].map(parseRetryAfter)).toEqual([0, 0, 0, 0]);
  });
});
