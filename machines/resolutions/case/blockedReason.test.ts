import { describe, expect, it } from 'vitest';

import type { Act, Remedy } from '#schema/lifecycles.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { findOption, getBlockedReason, getChangedStatus, getOptionStatus, isReachableByAct } from './blockedReason.ts';
import { createDisruption, createOption } from './case.model.ts';

it.each<[Remedy, string, Act, string, boolean]>([
  ['REBOOKING', 'OptionsSent', 'customer.choose', 'Confirmed', true],
  ['REBOOKING', 'OptionsSent', 'customer.choose', 'Booked', true],
  ['HOTEL', 'OptionsSent', 'customer.choose', 'Booked', true],
  ['HOTEL', 'OptionsSent', 'customer.choose', 'Failed', true],
  ['HOTEL', 'OptionsSent', 'customer.choose', 'Rejected', false],
  ['HOTEL', 'Initial', 'customer.yes', 'OptionsSent', true],
  ['HOTEL', 'Initial', 'customer.no', 'Requested', false],
  ['HOTEL', 'Initial', 'customer.choose', 'Booked', false],
  ['LOUNGE', 'Initial', 'customer.choose', 'Booked', true],
  ['LOUNGE', 'Initial', 'customer.no', 'Booked', false],
  ['LOUNGE', 'Wound up', 'customer.choose', 'Booked', false],
  ['LOUNGE', 'Initial', 'customer.choose', 'Wound up', false],
])('%s in %s after %s may become %s: %s', (remedy, before, act, now, isLed) => {
  const [from, to] = [before, now].map((status) => createOption(remedy, { status }));
  expect(from && to && isReachableByAct(remedy, from, act, to)).toBe(isLed);
});

it('is not reached by an answer to another part', () => {
  const before = createOption('HOTEL|CASH', { status: 'OptionsSent' });
  const now = createOption('HOTEL|CASH', { status: 'Confirmed', selected: 'CASH' });
  expect(isReachableByAct('HOTEL', before, 'customer.choose', now)).toBe(false);
});

it.each<[string | null, Remedy, string]>([
  [null, 'HOTEL', 'Confirmed'],
  ['HOTEL', 'HOTEL', 'Confirmed'],
  ['CASH', 'HOTEL', 'N/A'],
])('with %s taken of a hotel or cash, %s has the status %s', (selected, remedy, standing) => {
  expect(getOptionStatus(createOption('HOTEL|CASH', { status: 'Confirmed', selected }), remedy)).toBe(standing);
});

describe('the reason that blocks an answer', () => {
  const cash = createOption('CASH');
  const mayAnswer = { option: cash, allowances: {}, mayWrite: true };

  it.each([
    ['nothing', {}, 'customer.claim', null],
    ['that it has moved on', { option: { ...cash, status: 'Rejected' } }, 'customer.claim', 'moved'],
    ['that nobody knows how it stands', { option: { ...cash, status: 'Wound up' } }, 'customer.claim', 'moved'],
    ['that it is not offered', {}, 'customer.no', 'not allowed'],
    ['that the reader may only look', { mayWrite: false }, 'customer.claim', 'no rights'],
  ] as const)('for %s', (_what, more, act, blockedReason) => {
    expect(getBlockedReason({ ...mayAnswer, ...more }, 'CASH', act)).toBe(blockedReason);
  });
});

describe('an option in a disruption', () => {
  const [lounge, cash] = [createOption('LOUNGE'), createOption('CASH')];
  const allowances = { noAllowed: true };
  const read = { kind: 'read' as const, case: createDisruption([lounge, cash], { allowances }), at: 1 };

  it('is found by its id, with its allowances', () => {
    expect(findOption(read, { ...cash, status: 'Requested' })).toEqual({ option: cash, allowances });
  });

  it('is not found if the disruption no longer has it or could not be read', () => {
    expect(findOption(read, createOption('POINTS'))).toBeNull();
    expect(findOption(createRefusal('VENDOR_ERROR'), cash)).toBeNull();
  });
});

it('has the new status after a change, and no change after a refusal', () => {
  expect(getChangedStatus({ kind: 'changed', resolutionId: 'resolution', status: 'Booked' })).toBe('Booked');
  expect(getChangedStatus(createRefusal('VENDOR_ERROR'))).toBeNull();
});
