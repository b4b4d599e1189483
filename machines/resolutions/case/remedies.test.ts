import { describe, expect, it } from 'vitest';

import { caseOf, optionOf } from './case.model.ts';
import { isWaitedFor, remedyOf, visibleIn } from './remedies.ts';

const types = (seesAll: boolean, next: string | null) =>
  visibleIn(
    caseOf(
      ['LOUNGE', 'CASH', 'HOTEL|CASH'].map((type) => optionOf(type)),
      { next },
    ),
    seesAll,
  ).map(({ type }) => type);

describe('the options that are shown', () => {
  it('to a customer are those that are next, combinations among them', () => {
    expect(types(false, 'CASH')).toEqual(['CASH', 'HOTEL|CASH']);
    expect(types(false, 'POINTS')).toEqual([]);
  });

  it('to a customer are none where nothing is next', () => {
    expect(types(false, null)).toEqual([]);
  });

  it('to whoever acts for customers are all', () => {
    expect(types(true, null)).toEqual(['LOUNGE', 'CASH', 'HOTEL|CASH']);
  });

  it('are not hidden from a customer by having been declined', () => {
    const declined = optionOf('CASH', { status: 'Rejected' });
    expect(visibleIn(caseOf([declined]), false)).toEqual([declined]);
  });

  it.each(['REBOOKING', 'HOTEL', 'POINTS'])('do not include a %s that was declined, for a customer', (type) => {
    const declined = optionOf(type, { status: 'Rejected' });
    expect(visibleIn(caseOf([declined]), false)).toEqual([]);
    expect(visibleIn(caseOf([declined]), true)).toEqual([declined]);
  });
});

describe('the remedy of an option', () => {
  it.each([
    ['LOUNGE', null, 'LOUNGE'],
    ['LOUNGE|CASH', null, null],
    ['LOUNGE|CASH', 'CASH', 'CASH'],
    ['LOUNGE|TELEPORT', null, 'LOUNGE'],
    ['TELEPORT', null, null],
  ])('of type %s with %s taken is %s', (type, selected, remedy) => {
    expect(remedyOf({ type, selected })).toBe(remedy);
  });
});

describe('somebody at the insurer', () => {
  it.each([
    ['LOUNGE', 'CallMe', true],
    ['REBOOKING', 'Requested', true],
    ['HOTEL', 'Confirmed', true],
    ['HOTEL', 'OptionsSent', false],
    ['CASH', 'Requested', false],
    ['LOUNGE', 'Confirmed', false],
  ])('is waited for with %s in %s: %s', (type, status, isWaited) => {
    expect(isWaitedFor(optionOf(type, { status }))).toBe(isWaited);
  });
});
