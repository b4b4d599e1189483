import { expect, it } from 'vitest';

import { getDifference, getOfferedShare, getTotalDifference, getTotalOffer, offerRows, sumColumn } from './rows.ts';

const row = (month: number, revenue: number | null) => ({ year: 2026, month, revenue, previous: null, notes: null });

/** Builds the rows from pairs of offered and predicted amounts. */
const beside = (...months: [offered: number | null, predicted: number | null][]) =>
  offerRows(
    months.map(([offered], at) => row(at + 1, offered)),
    months.map(([, revenue], at) => ({ year: 2026, month: at + 1, revenue })),
  );

it('pairs an offer with the prediction of the same month and year', () => {
  const predicted = [
    { year: 2027, month: 10, revenue: 1 },
    { year: 2026, month: 11, revenue: 2 },
    { year: 2026, month: 10, revenue: 3 },
  ];

  expect(
    offerRows([row(10, 5), row(11, 6), row(12, 7)], predicted).map((each) => [
      each.month,
      each.revenue,
      each.predicted,
    ]),
  ).toEqual([
    [10, 5, 3],
    [11, 6, 2],
    [12, 7, null],
    [10, null, 1],
  ]);
});

it('includes a predicted month that has no offer', () => {
  const rows = offerRows(
    [row(10, 5), row(12, 5)],
    [
      { year: 2026, month: 10, revenue: 5 },
      { year: 2026, month: 11, revenue: 5 },
      { year: 2026, month: 12, revenue: 5 },
    ],
  );

  expect(rows.map(({ month }) => month)).toEqual([10, 11, 12]);
  expect(sumColumn(rows, 'predicted')).toBe(15);
  expect(getOfferedShare(rows)).toBeNull();
});

it('sums the offer only if the amount of every month is known', () => {
  expect(getTotalOffer(offerRows([row(10, 5), row(11, 6)], []))).toBe(11);
  expect(getTotalOffer(offerRows([row(10, 5), row(11, null)], []))).toBeNull();
  expect(getTotalOffer([])).toBeNull();
});

it('sums the known amounts to the cent, and returns null if none is known', () => {
  const rows = offerRows([row(10, 0.1), row(11, 0.2), row(12, null)], []);

  expect(sumColumn(rows, 'revenue')).toBe(0.3);
  expect(sumColumn(rows, 'previous')).toBeNull();
});

it('subtracts the prediction from the offer, to the cent', () => {
  const rows = beside([0.3, 0.1], [5, 7.5], [null, 1], [1, null]);

  expect(rows.map(getDifference)).toEqual([0.2, -2.5, null, null]);
});

it.each([
  ['every month', beside([0.3, 0.1], [5, 7.5]), -2.3],
  ['none where one was not predicted', beside([5, 7], [5, null]), null],
  ['none where one has no offer', beside([5, 7], [null, 7]), null],
  ['none of nothing', [], null],
])('the total difference covers %s', (_, rows, expected) => {
  expect(getTotalDifference(rows)).toBe(expected);
});

it.each([
  ['the next whole hundredth', beside([69_500, 73_200]), 0.95],
  ['all of it, to the cent', beside([5, 6], [6, 5]), 1],
  ['less than all, by a cent', beside([999_999.99, 1_000_000]), 0.99],
  ['more than all, by a cent', beside([1_000_000.01, 1_000_000]), 1.01],
  ['more than was predicted', beside([15, 10]), 1.5],
  ['nothing where nothing is offered', beside([0, 10]), 0],
  ['no part of nothing', beside([10, 0]), null],
  ['no part where a month was not predicted', beside([10, 10], [10, null]), null],
])('the offered share of the prediction is %s', (_, rows, expected) => {
  expect(getOfferedShare(rows)).toBe(expected);
});
