import { describe, expect, it } from 'vitest';

import { datasetNames, failsSilently, getVariant, listDatasets } from './datasets.ts';

const off = { parametric: false, dataMonitoring: false, payoutsDisabled: false };
const always = ['USER_DETAILS', 'POLICIES'];
const payouts = ['PAYOUT_METHODS', 'PAYOUT_CONFIGS'];

describe('the datasets after signing in', () => {
  it.each([
    ['travel', off, ['TRIPS', 'PASSENGERS', 'LUGGAGE']],
    ['parametric', { ...off, parametric: true }, ['ITEMS', 'ITEM_ALERTS']],
    ['dataMonitoring', { ...off, dataMonitoring: true }, ['OWL_MONITORED_DATA', 'OWL_ALERTS']],
  ])('in the variant %s', (variant, flags, own) => {
    expect(getVariant(flags)).toBe(variant);
    expect(listDatasets(flags)).toEqual([...always, ...own, ...payouts]);
    expect(listDatasets({ ...flags, payoutsDisabled: true })).toEqual([...always, ...own]);
  });
});

describe('the datasets of a widget', () => {
  const widget = (...features: string[]) =>
    ({ entrance: 'widget', accessProfile: features.map((feature) => ({ feature, accessRights: [] })) }) as const;

  it('are limited to those that its features open', () => {
    expect(listDatasets(off, widget())).toEqual([]);
    expect(listDatasets(off, widget('customer-payouts'))).toEqual([...always, ...payouts]);
    expect(listDatasets(off, widget('customer-travel-luggage'))).toEqual([...always, 'TRIPS', 'LUGGAGE']);
    expect(listDatasets(off, widget('customer-travel-passengers'))).toEqual([...always, 'TRIPS', 'PASSENGERS']);
  });

  it('are unlimited in a full session, whatever its rights', () => {
    const bare = { entrance: 'user', accessProfile: [] } as const;
    expect(listDatasets(off, bare)).toEqual(listDatasets(off));
  });
});

it('fail silently only for monitoring', () => {
  expect(datasetNames.filter(failsSilently)).toEqual(['OWL_MONITORED_DATA', 'OWL_ALERTS']);
});
