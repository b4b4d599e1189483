import { performance } from 'node:perf_hooks';

import { expect, it } from 'vitest';
import { borrowInsurer } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

const insurer = borrowInsurer();
const partnerId = toUuid('partner:voyage');

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length / 2] ?? 0;

it('answers an unknown address as fast as a known one, over 2,000 requests', async () => {
  const times: Record<string, number[]> = { 'vera@voyage.test': [], 'nobody@voyage.test': [] };
  for (let round = 0; round < 200; round += 1) {
    // Five mails an hour: later requests write nothing.
    await insurer.lever.post('/clock', { advanceMs: 61 * 60_000 });
    for (let each = 0; each < 5; each += 1)
      for (const [emailAddress, measured] of Object.entries(times)) {
        const from = { 'x-forwarded-for': `2001:db8:8::${round.toString(16)}` };
        const begun = performance.now();
        await insurer.at('voyage', from).post('/platform/user/forgotPassword', { emailAddress, partnerId });
        measured.push(performance.now() - begun);
      }
  }

  const [known = [], unknown = []] = Object.values(times);
  expect([known.length, unknown.length]).toEqual([1_000, 1_000]);
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(5);
}, 300_000);
