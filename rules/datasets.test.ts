import { describe, expect, it } from 'vitest';

import { datasetNames, datasetsOf, failsSilently, variantOf } from './datasets.ts';

const off = { parametric: false, dataMonitoring: false, payoutsDisabled: false };
const always = ['USER_DETAILS', 'POLICIES'];
const payouts = ['PAYOUT_METHODS', 'PAYOUT_CONFIGS'];

describe('what is loaded after signing in', () => {
  it.each([
    ['travel', off, ['TRIPS', 'PASSENGERS', 'LUGGAGE']],
    ['parametric', { ...off, parametric: true }, ['ITEMS', 'ITEM_ALERTS']],
    ['dataMonitoring', { ...off, dataMonitoring: true }, ['OWL_MONITORED_DATA', 'OWL_ALERTS']],
  ])('in the variant %s', (variant, flags, own) => {
    expect(variantOf(flags)).toBe(variant);
    expect(datasetsOf(flags)).toEqual([...always, ...own, ...payouts]);
    expect(datasetsOf({ ...flags, payoutsDisabled: true })).toEqual([...always, ...own]);
  });
});

it('lets only the failures of monitoring go unsaid', () => {
  expect(datasetNames.filter(failsSilently)).toEqual(['OWL_MONITORED_DATA', 'OWL_ALERTS']);
});
