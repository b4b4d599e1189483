import { describe, expect, it } from 'vitest';
import type { Option } from '../resolutions.ts';
import { caseOf, optionOf } from './case.model.ts';
import { isWaitedFor, remedyOf, shownAfterNo, visibleIn } from './remedies.ts';

const types = (seesAll: boolean, next: string | null) =>
  visibleIn(
    caseOf(
      ['LOUNGE', 'CASH', 'HOTEL|CASH'].map((type) => optionOf(type)),
      { next },
    ),
    seesAll,
  ).map(({ type }) => type);

describe('the visible options', () => {
  it('for a customer are the next ones, including combinations', () => {
    expect(types(false, 'CASH')).toEqual(['CASH', 'HOTEL|CASH']);
    expect(types(false, 'POINTS')).toEqual([]);
  });

  it('for a customer are none if nothing is next', () => {
    expect(types(false, null)).toEqual([]);
  });

  it('for an agent are all', () => {
    expect(types(true, null)).toEqual(['LOUNGE', 'CASH', 'HOTEL|CASH']);
  });

  it('include options that the customer declined', () => {
    const declined = optionOf('CASH', { status: 'Rejected' });
    expect(visibleIn(caseOf([declined]), false)).toEqual([declined]);
  });

  it.each(['REBOOKING', 'HOTEL', 'POINTS'])('exclude a declined %s for a customer', (type) => {
    const declined = optionOf(type, { status: 'Rejected' });
    expect(visibleIn(caseOf([declined]), false)).toEqual([]);
    expect(visibleIn(caseOf([declined]), true)).toEqual([declined]);
  });

  it('include such an option while it is not declined', () => {
    const open = optionOf('HOTEL');
    expect(visibleIn(caseOf([open]), false)).toEqual([open]);
  });
});

describe('a combination', () => {
  it.each([
    ['HOTEL|CASH', 'HOTEL', false],
    ['HOTEL|CASH', 'CASH', true],
    ['HOTEL|CASH', null, true],
    ['REBOOKING|HOTEL', null, false],
    ['HOTEL|TELEPORT', 'TELEPORT', true],
  ])('%s with %s declined is shown to a customer: %s', (type, selected, isShown) => {
    const declined = optionOf(type, { status: 'Rejected', selected });
    expect(visibleIn(caseOf([declined]), false)).toEqual(isShown ? [declined] : []);
  });

  it('is shown to a customer whichever part was taken', () => {
    const taken = optionOf('LOUNGE|CASH', { status: 'Confirmed', selected: 'CASH' });
    expect(visibleIn(caseOf([taken], { next: 'LOUNGE' }), false)).toEqual([taken]);
  });

  it.each([
    ['HOTEL|CASH', 'HOTEL', true],
    ['HOTEL|CASH', 'CASH', false],
    ['HOTEL|CASH', null, true],
    ['LOUNGE|CASH', null, true],
    ['POINTS|CASH', null, false],
    ['HOTEL|TELEPORT', 'TELEPORT', false],
  ])('%s with %s requested is awaited: %s', (type, selected, isWaited) => {
    expect(isWaitedFor(optionOf(type, { status: 'Requested', selected }))).toBe(isWaited);
  });
});

describe('the remedy of an option', () => {
  it.each([
    ['LOUNGE', null, 'LOUNGE'],
    ['LOUNGE|CASH', null, null],
    ['LOUNGE|CASH', 'CASH', 'CASH'],
    ['LOUNGE|TELEPORT', null, 'LOUNGE'],
    ['LOUNGE|TELEPORT', 'TELEPORT', null],
    ['CASH', 'POINTS', 'CASH'],
    ['TELEPORT', null, null],
  ])('of type %s with %s taken is %s', (type, selected, remedy) => {
    expect(remedyOf({ type, selected })).toBe(remedy);
  });
});

describe('the option shown after declining', () => {
  const money = optionOf('CASH', { dependency: 'LOUNGE' });
  const after = (next: string, ...options: Option[]) => shownAfterNo({ options, next }, optionOf('LOUNGE'), 'LOUNGE');

  it('depends on the declined one, or else is the next unanswered one', () => {
    expect(after('LOUNGE', optionOf('LOUNGE'), optionOf('HOTEL'), money)).toEqual(money);
    const [hotel, points] = [optionOf('HOTEL', { status: 'Rejected' }), optionOf('POINTS')];
    expect(after('LOUNGE', optionOf('REBOOKING'), optionOf('LOUNGE'), hotel, points)).toEqual(points);
  });

  it('is none if it was answered, nothing is left, or something else is next', () => {
    expect(after('LOUNGE', optionOf('LOUNGE'), { ...money, status: 'Confirmed' })).toBeNull();
    expect(after('LOUNGE', optionOf('HOTEL'), optionOf('LOUNGE'))).toBeNull();
    expect(after('CASH', optionOf('LOUNGE'), money)).toBeNull();
  });
});

describe('an action of the insurer', () => {
  it.each([
    ['LOUNGE', 'CallMe', true],
    ['LOUNGE', 'Requested', true],
    ['REBOOKING', 'Requested', true],
    ['HOTEL', 'Confirmed', true],
    ['HOTEL', 'OptionsSent', false],
    ['CASH', 'Requested', false],
    ['LOUNGE', 'Confirmed', false],
  ])('is awaited with %s in %s: %s', (type, status, isWaited) => {
    expect(isWaitedFor(optionOf(type, { status }))).toBe(isWaited);
  });
});
