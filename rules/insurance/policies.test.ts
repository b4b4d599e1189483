import { describe, expect, it } from 'vitest';

import { getBlockedReason, getCapBalance, getCapState, getPolicyState, payableBalance } from './policies.ts';

const policy = { active: 1, policyStart: '2026-01-01', policyEnd: '2026-12-31' };

describe('a policy', () => {
  it.each([
    ['2025-12-31', 'upcoming'],
    ['2026-01-01', 'active'],
    ['2026-12-31', 'active'],
    ['2027-01-01', 'ended'],
  ])('on %s is %s', (today, state) => {
    expect(getPolicyState(policy, today)).toBe(state);
  });

  it('that is not active is shown as inactive first of all', () => {
    expect(getPolicyState({ ...policy, active: 0 }, '2027-01-01')).toBe('inactive');
  });
});

describe('a cap', () => {
  it.each([
    [null, null, null, 'none'],
    [500, null, 500, 'free'],
    [500, 0, 500, 'free'],
    [500, 399, 101, 'free'],
    [500, 400, 100, 'free'],
    [500, 420, 80, 'near'],
    [500, 500, 0, 'reached'],
    [500, 510, 0, 'reached'],
    [0, 0, 0, 'reached'],
  ])('of %s with %s used leaves %s: %s', (policyCap, policyCapUsed, balance, state) => {
    expect(getCapBalance({ policyCap, policyCapUsed })).toBe(balance);
    expect(getCapState({ policyCap, policyCapUsed })).toBe(state);
  });
});

describe('the balance that a policy can still pay', () => {
  const capped = { ...policy, policyCap: 500, policyCapUsed: 125 };

  it.each([
    ['while it runs', capped, '2026-12-31', 375],
    ['before it starts', capped, '2025-12-31', 375],
    ['after it has ended', capped, '2027-01-01', null],
    ['while it is not active', { ...capped, active: 0 }, '2026-12-31', null],
    ['without a cap', { ...capped, policyCap: null }, '2026-12-31', null],
  ])('%s', (_, held, today, balance) => {
    expect(payableBalance(held, today)).toBe(balance);
  });
});

describe('insuring a trip under a policy', () => {
  const capped = { ...policy, policyCap: 500, policyCapUsed: 125, blockedBy: null };

  it.each([
    ['that is in force', {}, true, null],
    ['without a cap', { policyCap: null, policyCapUsed: null }, true, null],
    ['that is nearly used up', { policyCapUsed: 499 }, true, null],
    ['that is used up', { policyCapUsed: 500 }, true, 'used up'],
    ['that is used up where nothing is paid', { policyCapUsed: 500 }, false, null],
    ['that is not active', { active: 0, policyCapUsed: 500 }, true, 'inactive'],
    ['that has ended', { policyEnd: '2026-06-29', blockedBy: 'POLICY_EXPIRED' }, true, 'ended'],
    ['that has not begun', { policyStart: '2026-07-01' }, true, 'upcoming'],
    ['that the insurer takes no trip for', { blockedBy: 'MAX_TRIPS_EXCEEDED' }, true, 'blocked'],
  ] as const)('with %s, of %o: %s, %s', (_, more, countsCap, hindrance) => {
    expect(getBlockedReason({ ...capped, ...more }, '2026-06-30', countsCap)).toBe(hindrance);
  });
});
