import { performance } from 'node:perf_hooks';

import { expect, it } from 'vitest';

import { idOf } from '#sandbox/ids.ts';

import { insurerFor } from '../kit/insurer.ts';

const insurer = insurerFor();
const partnerId = idOf('partner:voyage');

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length / 2] ?? 0;

it.each([
  ['a wrong password', '/platform/user/login', (username: string) => ({ username, password: 'wrong', partnerId })],
  ['a request for a code', '/platform/user/login/otc', (identifier: string) => ({ identifier, partnerId })],
] as const)(
  'answers %s as fast for an unknown user as for a known one, over 2,000 requests',
  async (_, path, body) => {
    const times: Record<string, number[]> = { 'vera@voyage.test': [], 'nobody@voyage.test': [] };
    for (let round = 0; round < 200; round += 1) {
      // The limits by account and address start anew.
      await insurer.lever.post('/clock', { advanceMs: 16 * 60_000 });
      for (let each = 0; each < 5; each += 1)
        for (const [user, measured] of Object.entries(times)) {
          const from = { 'x-forwarded-for': `2001:db8:10::${round.toString(16)}` };
          const begun = performance.now();
          await insurer.at('voyage', from).post(path, body(user));
          measured.push(performance.now() - begun);
        }
    }

    const [known = [], unknown = []] = Object.values(times);
    expect([known.length, unknown.length]).toEqual([1_000, 1_000]);
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5);
  },
  600_000,
);
