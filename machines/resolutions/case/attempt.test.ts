import { describe, expect, it } from 'vitest';

import type { Remedy } from '#schema/lifecycles.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import type { OptionAnswer } from '../resolutions.ts';
import { applyChange, findOutcome, isUnconfirmed, type Outcome, toAttempt, toCustomerAct } from './attempt.ts';
import { createDisruption, createOption } from './case.model.ts';

it.each<[Remedy, OptionAnswer, string]>([
  ['CASH', { payoutMethodId: 'household' }, 'customer.claim'],
  ['CASH', {}, 'customer.claim'],
  ['POINTS', {}, 'customer.claim'],
  ['REBOOKING', {}, 'customer.yes'],
  ['HOTEL', {}, 'customer.yes'],
  ['HOTEL', { rejected: true }, 'customer.no'],
  ['CASH', { rejected: true }, 'customer.no'],
  ['LOUNGE', { callMe: true }, 'customer.callMe'],
  ['LOUNGE', { loungeId: 'None', isDashboard: false }, 'customer.noLounge'],
  ['LOUNGE', { loungeId: 'LNG', firstName: 'Anna', surname: 'Berg' }, 'customer.choose'],
  ['REBOOKING', { flightIds: ['AF310'] }, 'customer.choose'],
  ['HOTEL', { alternateId: 'HTL' }, 'customer.choose'],
])('an answer to %s with %j amounts to %s', (remedy, answer, act) => {
  expect(toCustomerAct(remedy, answer)).toBe(act);
});

describe('an attempt', () => {
  const attempt = { answer: { callMe: true }, key: 'key-1' } as const;
  const sent = { attempt, newKey: () => 'key-2' };

  it('reuses its key when the answer is unchanged', () => {
    expect(toAttempt(sent, { callMe: true })).toEqual(attempt);
  });

  it.each<[OptionAnswer, typeof attempt | null]>([
    [{ rejected: true }, attempt],
    [{ callMe: true }, null],
  ])('has a new key for a new answer: %j after %j', (answer, before) => {
    expect(toAttempt({ ...sent, attempt: before }, answer)).toEqual({ answer, key: 'key-2' });
  });
});

describe('an option', () => {
  const option = createOption('CASH', { status: 'Requested', resolutionId: 'resolution' });

  it('has the status from the insurer, and the previous one after a refusal', () => {
    const changed = { kind: 'changed', resolutionId: 'other', status: 'Confirmed' } as const;
    expect(applyChange(changed, option)).toEqual({ ...option, resolutionId: 'other', status: 'Confirmed' });
    expect(applyChange(createRefusal('VENDOR_ERROR'), option)).toEqual(option);
  });

  it("waits for the customer's confirmation once it has a resolution, unless it is paid by hand", () => {
    expect(isUnconfirmed(option, 'CASH')).toBe(true);
    expect(isUnconfirmed({ ...option, resolutionId: null }, 'CASH')).toBe(false);
    expect(isUnconfirmed({ ...option, manual: true }, 'CASH')).toBe(false);
    expect(isUnconfirmed({ ...option, status: 'Confirmed' }, 'CASH')).toBe(false);
  });
});

describe('the outcome of a lost answer', () => {
  const attempt = { answer: {}, key: 'key' };
  const initial = createOption('HOTEL', { status: 'Initial' });

  it.each<[string, Outcome]>([
    ['Initial', 'not heard'],
    ['Requested', 'arrived'],
    ['OptionsSent', 'arrived'],
    ['Rejected', 'elsewhere'],
  ])('is visible in the disruption: a requested room that is %s was %s', (status, outcome) => {
    const read = { kind: 'read' as const, case: createDisruption([{ ...initial, status }]), at: 0 };
    expect(findOutcome({ option: initial, remedy: 'HOTEL', attempt }, read)).toBe(outcome);
  });

  it('is unknown if the disruption lacks the option or cannot be read', () => {
    const sent = { option: initial, remedy: 'HOTEL', attempt } as const;
    expect(findOutcome(sent, { kind: 'read', case: createDisruption([]), at: 0 })).toBe('not listed');
    expect(findOutcome(sent, createRefusal('VENDOR_ERROR'))).toBe('not listed');
  });

  it('is an answer elsewhere if nothing is known to have been sent', () => {
    const read = { kind: 'read' as const, case: createDisruption([{ ...initial, status: 'Confirmed' }]), at: 0 };
    expect(findOutcome({ option: initial, remedy: 'HOTEL', attempt: null }, read)).toBe('elsewhere');
  });
});

describe('the outcome of a lost confirmation', () => {
  it.each<[Remedy, string, string | null, Outcome]>([
    ['LOUNGE', 'Booked', 'resolution', 'unconfirmed'],
    ['LOUNGE', 'Booked', null, 'elsewhere'],
    ['LOUNGE', 'Confirmed', 'resolution', 'confirmed'],
    ['LOUNGE', 'Failed', 'resolution', 'failed'],
    ['LOUNGE', 'Rejected', 'resolution', 'elsewhere'],
    ['CASH', 'Requested', 'resolution', 'unconfirmed'],
    ['CASH', 'Failed', 'resolution', 'failed'],
    ['CASH', 'Initial', null, 'elsewhere'],
  ])('is visible in the disruption: %s that is %s, with %j, is %s', (remedy, status, resolutionId, outcome) => {
    const option = createOption(remedy, { status, resolutionId });
    const read = { kind: 'read' as const, case: createDisruption([option]), at: 0 };
    expect(findOutcome({ option, remedy, attempt: null, confirmKey: 'key' }, read)).toBe(outcome);
  });
});
