import { describe, expect, it } from 'vitest';
import { readClaim } from '#tests/kit/sandbox/claims.ts';
import { borrowInsurer, now } from '#tests/kit/sandbox/insurer.ts';

const insurer = borrowInsurer();

describe('the history of a seeded claim', () => {
  it.each([
    ['CL-01', ['reported']],
    ['CL-03', ['reported', 'predict']],
    ['CL-04', ['reported', 'predict', 'complete-offer']],
    ['CL-05', ['reported', 'predict', 'complete-offer', 'dispute']],
    ['CL-06', ['reported', 'predict', 'complete-offer', 'dispute', 'adjust-offer']],
    ['CL-07', ['reported', 'predict', 'complete-offer', 'accept', 'payout', 'payout']],
    // Its status lags behind.
    ['CL-08', ['reported', 'predict', 'complete-offer', 'accept']],
    ['CL-09', ['reported', 'predict', 'complete-offer', 'accept', 'close']],
    ['CL-10', ['reported', 'predict', 'complete-offer', 'reject', 'close']],
    ['CL-11', ['reported', 'predict', 'complete-offer', 'dispute', 'adjust-offer', 'reject']],
    ['CL-12', ['reported', 'predict', 'complete-offer', 'reject']],
  ])('is recorded as the calls would have recorded it: %s', async (number, types) => {
    const { alertDate, events = [] } = await readClaim(await insurer.as('berta@harvest.test'), number);

    expect(events?.map(({ type }) => type)).toEqual(types);
    const moments = [alertDate, ...(events ?? []).map(({ on }) => on)].map((moment) => Date.parse(moment));
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(moments.at(-1)).toBeLessThan(now().getTime());
  });
});
