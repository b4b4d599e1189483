import { describe, expect, it } from 'vitest';

import type { CardName } from './cards.ts';
import { arrangeCards } from './columns.ts';

const inParts = (names: readonly CardName[], late: readonly CardName[] = []) =>
  arrangeCards(names.map((name) => ({ name, isLate: late.includes(name) }))).map((part) =>
    part.kind === 'alone'
      ? part.place.name
      : [part.before, part.small, part.after].map((column) => column.map(({ name }) => name)),
  );

describe('dashboard cards', () => {
  it('form a wide and a narrow column below the cards of full width', () => {
    expect(
      inParts(['NEEDS_YOU_NOW', 'NEXT_TRIP', 'TRIPS', 'SUMMARY', 'PASSENGERS', 'PAYMENT_METHODS', 'LUGGAGE']),
    ).toEqual(['NEEDS_YOU_NOW', 'NEXT_TRIP', [['TRIPS'], ['SUMMARY', 'PASSENGERS'], ['PAYMENT_METHODS', 'LUGGAGE']]]);
  });

  it('keep their order if small cards are not adjacent', () => {
    expect(inParts(['CLAIMS', 'SUMMARY', 'LUGGAGE', 'PAYMENT_METHODS', 'INSURED_ITEMS'])).toEqual([
      [['CLAIMS'], ['SUMMARY'], ['LUGGAGE']],
      [[], ['PAYMENT_METHODS'], []],
      'INSURED_ITEMS',
    ]);
  });

  it('get the full width if they arrive late, without moving the others', () => {
    expect(inParts(['SUMMARY', 'LUGGAGE', 'TRIPS', 'PAYMENT_METHODS'], ['TRIPS', 'PAYMENT_METHODS'])).toEqual([
      [[], ['SUMMARY'], ['LUGGAGE']],
      'TRIPS',
      'PAYMENT_METHODS',
    ]);
  });
});
