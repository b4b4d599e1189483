import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ClaimPayout, payoutFigures, payoutTotals } from './payouts.ts';

const payout: ClaimPayout = {
  predictedRevenue: 10_000,
  actualRevenue: 7_500.5,
  profitMargin: 40,
  excess: 250,
  amountPayable: 749.8,
  status: 'SENT',
};

describe('a payout', () => {
  it('covers the lost part of the predicted revenue', () => {
    expect(payoutFigures(payout)).toEqual({
      predicted: 10_000,
      actual: 7_500.5,
      delta: 2_499.5,
      profitLoss: -999.8,
      excess: 250,
      amount: 749.8,
      isCounted: true,
    });
  });

  it.each([
    ['more came in than was predicted', { actualRevenue: 12_000 }, { actual: 12_000, delta: -2_000, profitLoss: null }],
    ['as much came in', { actualRevenue: 10_000 }, { actual: 10_000, delta: 0, profitLoss: null }],
    ['nothing came in', { actualRevenue: 0 }, { actual: 0, delta: 10_000, profitLoss: -4_000 }],
    ['nobody knows yet', { actualRevenue: null }, { actual: null, delta: null, profitLoss: null }],
    ['nobody says', { actualRevenue: undefined }, { actual: null, delta: null, profitLoss: null }],
    ['the insurer marks it as unknown', { actualRevenue: -1 }, { actual: null, delta: null, profitLoss: null }],
  ])('where %s', (_, changes, figures) => {
    expect(payoutFigures({ ...payout, ...changes })).toMatchObject(figures);
  });

  it.each([
    ['NONE', 749.8, true],
    ['FUTURE', null, false],
    ['CONFIRM', 749.8, false],
    ['PAYMENT-DETAILS', 749.8, true],
    ['SENT', 749.8, true],
    ['of tomorrow', 749.8, true],
  ])('with status %s shows the amount %s; counted: %s', (status, amount, isCounted) => {
    expect(payoutFigures({ ...payout, status })).toMatchObject({ amount, isCounted });
  });
});

describe('payouts', () => {
  it('add up the known figures', () => {
    const rows = [payout, { ...payout, status: 'FUTURE', actualRevenue: null }, { ...payout, actualRevenue: 12_000 }];

    expect(payoutTotals(rows.map(payoutFigures))).toEqual({
      predicted: 30_000,
      actual: 19_500.5,
      delta: 499.5,
      profitLoss: -999.8,
      excess: 750,
      amount: 1_499.6,
    });
  });

  it('being confirmed are left out of the total amount', () => {
    const rows = [payout, { ...payout, status: 'CONFIRM', amountPayable: 100 }];
    expect(payoutTotals(rows.map(payoutFigures)).amount).toBe(749.8);
  });

  it('without known figures show dashes', () => {
    expect(payoutTotals([payoutFigures({ ...payout, status: 'CONFIRM', actualRevenue: null })])).toEqual({
      predicted: 10_000,
      actual: null,
      delta: null,
      profitLoss: null,
      excess: 250,
      amount: null,
    });
    expect(payoutTotals([])).toMatchObject({ predicted: 0, amount: null });
  });

  it('have the same total in any order, to the cent', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((each) => each / 100);
    const rows = fc.array(fc.record({ predictedRevenue: cents, actualRevenue: cents, amountPayable: cents }));
    fc.assert(
      fc.property(rows, (changes) => {
        const figures = changes.map((each) => payoutFigures({ ...payout, ...each }));
        expect(payoutTotals(figures.toReversed())).toEqual(payoutTotals(figures));
        expect(payoutTotals(figures).delta ?? 0).toBeCloseTo(
          changes.reduce((sum, each) => sum + each.predictedRevenue - each.actualRevenue, 0),
          2,
        );
      }),
    );
  });
});
