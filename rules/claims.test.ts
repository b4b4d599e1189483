import { describe, expect, it } from 'vitest';

import { bankingOf, claimStateOf } from './claims.ts';

const prediction = { name: 'USER-REVENUE-PREDICTION', completed: true };
const offer = { name: 'CUSTOMER-OFFER', completed: true };
const open = <D extends { completed: boolean }>(dataset: D) => ({ ...dataset, completed: false });

describe('a claim', () => {
  it.each([
    ['CL-01', 'prediction', false, [open(prediction)], 'predictionMissing'],
    ['CL-03', 'prediction', false, [prediction, open(offer)], 'waiting'],
    ['CL-04', 'user-confirm-offer', false, [prediction, offer], 'offered'],
    ['CL-05', 'user-confirm-dispute', false, [prediction, open(offer)], 'disputed'],
    ['CL-06', 'user-confirm-dispute', false, [prediction, offer], 'disputed'],
    ['CL-07', 'offer-accepted', false, [prediction, offer], 'accepted'],
    ['CL-09', 'offer-accepted', true, [prediction, offer], 'completed'],
    ['CL-10', 'offer-rejected', true, [prediction, offer], 'rejected'],
    ['CL-11', 'user-confirm-dispute', true, [prediction, offer], 'rejected'],
    ['CL-12', 'offer-rejected', false, [prediction, offer], 'offerRejected'],
    ['CL-14', 'prediction', false, [], 'predictionMissing'],
    ['one just predicted', 'prediction', false, [prediction, offer], 'predicted'],
    ['a strange one', 'on-hold', false, [prediction, offer], { unknown: 'on-hold' }],
  ])('%s (%s, completed %s) is shown so', (_, status, completed, datasets, state) => {
    expect(claimStateOf({ status, completed, datasets })).toEqual(state);
  });
});

describe('access to the bank', () => {
  it('is a permission among others', () => {
    const banking = { permission: 'BANKING', required: true, granted: false };

    expect(bankingOf({ permissions: [{ ...banking, permission: 'OTHER' }, banking] })).toEqual(banking);
    expect(bankingOf({ permissions: [] })).toBeUndefined();
  });
});
