import { describe, expect, it } from 'vitest';
import type { Option } from '../resolutions.ts';
import { createDisruption, createOption } from './case.model.ts';
import { findOptionAfterDecline, findRemedy, isAwaitingInsurer, listVisibleOptions } from './remedies.ts';

const types = (seesAll: boolean, next: string | null) =>
  listVisibleOptions(
    createDisruption(
      ['LOUNGE', 'CASH', 'HOTEL|CASH'].map((type) => createOption(type)),
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
    const declined = createOption('CASH', { status: 'Rejected' });
    expect(listVisibleOptions(createDisruption([declined]), false)).toEqual([declined]);
  });

  it.each(['REBOOKING', 'HOTEL', 'POINTS'])('exclude a declined %s for a customer', (type) => {
    const declined = createOption(type, { status: 'Rejected' });
    expect(listVisibleOptions(createDisruption([declined]), false)).toEqual([]);
    expect(listVisibleOptions(createDisruption([declined]), true)).toEqual([declined]);
  });

  it('include such an option while it is not declined', () => {
    const open = createOption('HOTEL');
    expect(listVisibleOptions(createDisruption([open]), false)).toEqual([open]);
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
    const declined = createOption(type, { status: 'Rejected', selected });
    expect(listVisibleOptions(createDisruption([declined]), false)).toEqual(isShown ? [declined] : []);
  });

  it('is shown to a customer whichever part was taken', () => {
    const taken = createOption('LOUNGE|CASH', { status: 'Confirmed', selected: 'CASH' });
    expect(listVisibleOptions(createDisruption([taken], { next: 'LOUNGE' }), false)).toEqual([taken]);
  });

  it.each([
    ['HOTEL|CASH', 'HOTEL', true],
    ['HOTEL|CASH', 'CASH', false],
    ['HOTEL|CASH', null, true],
    ['LOUNGE|CASH', null, true],
    ['POINTS|CASH', null, false],
    ['HOTEL|TELEPORT', 'TELEPORT', false],
  ])('%s with %s requested is awaited: %s', (type, selected, isWaited) => {
    expect(isAwaitingInsurer(createOption(type, { status: 'Requested', selected }))).toBe(isWaited);
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
    expect(findRemedy({ type, selected })).toBe(remedy);
  });
});

describe('the option shown after declining', () => {
  const money = createOption('CASH', { dependency: 'LOUNGE' });
  const after = (next: string, ...options: Option[]) =>
    findOptionAfterDecline({ options, next }, createOption('LOUNGE'), 'LOUNGE');

  it('depends on the declined one, or else is the next unanswered one', () => {
    expect(after('LOUNGE', createOption('LOUNGE'), createOption('HOTEL'), money)).toEqual(money);
    const [hotel, points] = [createOption('HOTEL', { status: 'Rejected' }), createOption('POINTS')];
    expect(after('LOUNGE', createOption('REBOOKING'), createOption('LOUNGE'), hotel, points)).toEqual(points);
  });

  it('is none if it was answered, nothing is left, or something else is next', () => {
    expect(after('LOUNGE', createOption('LOUNGE'), { ...money, status: 'Confirmed' })).toBeNull();
    expect(after('LOUNGE', createOption('HOTEL'), createOption('LOUNGE'))).toBeNull();
    expect(after('CASH', createOption('LOUNGE'), money)).toBeNull();
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
    expect(isAwaitingInsurer(createOption(type, { status }))).toBe(isWaited);
  });
});
