import { describe, expect, it } from 'vitest';

import { getClaimAction, getClaimProgress, getClaimState, getOwnerRequest, listClaimSteps } from './claimState.ts';

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
  ])('with status %s (%s, completed %s) is shown correctly', (_, status, completed, datasets, state) => {
    expect(getClaimState({ status, completed, confirmed: false, datasets })).toEqual(state);
  });
});

/**
 * Flags: completed, confirmed (K), prediction complete, offer complete. Then: shown as, to do, steps done, steps left.
 */
const cells = `
  prediction           | ---- | predictionMissing | enter prediction                |                                | 3
  prediction           | ---O | predictionMissing | enter prediction                | offered                        | 2
  prediction           | --P- | waiting           |                                 | predicted                      | 2
  prediction           | --PO | predicted         |                                 | predicted, offered             | 1
  prediction           | -K-- | predictionMissing | see what was accepted           | accepted                       | 2
  prediction           | -K-O | predictionMissing | see what was accepted           | accepted                       | 2
  prediction           | -KP- | waiting           | see what was accepted           | predicted, accepted            | 1
  prediction           | -KPO | accepted          | see what was accepted           | predicted, accepted            | 1
  prediction           | C--- | completed         |                                 | completed                      | 0
  prediction           | C--O | completed         |                                 | completed                      | 0
  prediction           | C-P- | completed         |                                 | predicted, completed           | 0
  prediction           | C-PO | completed         |                                 | predicted, completed           | 0
  prediction           | CK-- | completed         | see what was accepted           | accepted, completed            | 0
  prediction           | CK-O | completed         | see what was accepted           | accepted, completed            | 0
  prediction           | CKP- | completed         | see what was accepted           | predicted, accepted, completed | 0
  prediction           | CKPO | completed         | see what was accepted           | predicted, accepted, completed | 0
  user-confirm-offer   | ---- | predictionMissing | review offer (not yet)          |                                | 3
  user-confirm-offer   | ---O | predictionMissing | review offer                    | offered                        | 2
  user-confirm-offer   | --P- | waiting           | review offer (not yet)          | predicted                      | 2
  user-confirm-offer   | --PO | offered           | review offer                    | predicted, offered             | 1
  user-confirm-offer   | -K-- | predictionMissing | see what was accepted           | accepted                       | 2
  user-confirm-offer   | -K-O | predictionMissing | see what was accepted           | accepted                       | 2
  user-confirm-offer   | -KP- | waiting           | see what was accepted           | predicted, accepted            | 1
  user-confirm-offer   | -KPO | accepted          | see what was accepted           | predicted, accepted            | 1
  user-confirm-offer   | C--- | completed         |                                 | completed                      | 0
  user-confirm-offer   | C--O | completed         |                                 | completed                      | 0
  user-confirm-offer   | C-P- | completed         |                                 | predicted, completed           | 0
  user-confirm-offer   | C-PO | completed         |                                 | predicted, completed           | 0
  user-confirm-offer   | CK-- | completed         | see what was accepted           | accepted, completed            | 0
  user-confirm-offer   | CK-O | completed         | see what was accepted           | accepted, completed            | 0
  user-confirm-offer   | CKP- | completed         | see what was accepted           | predicted, accepted, completed | 0
  user-confirm-offer   | CKPO | completed         | see what was accepted           | predicted, accepted, completed | 0
  user-confirm-dispute | ---- | disputed          | review adjusted offer (not yet) | disputed                       | 2
  user-confirm-dispute | ---O | disputed          | review adjusted offer           | disputed                       | 2
  user-confirm-dispute | --P- | disputed          | review adjusted offer (not yet) | predicted, disputed            | 1
  user-confirm-dispute | --PO | disputed          | review adjusted offer           | predicted, disputed            | 1
  user-confirm-dispute | -K-- | disputed          | see what was accepted           | accepted                       | 2
  user-confirm-dispute | -K-O | disputed          | see what was accepted           | accepted                       | 2
  user-confirm-dispute | -KP- | disputed          | see what was accepted           | predicted, accepted            | 1
  user-confirm-dispute | -KPO | disputed          | see what was accepted           | predicted, accepted            | 1
  user-confirm-dispute | C--- | rejected          |                                 | rejected, completed            | 0
  user-confirm-dispute | C--O | rejected          |                                 | rejected, completed            | 0
  user-confirm-dispute | C-P- | rejected          |                                 | predicted, rejected, completed | 0
  user-confirm-dispute | C-PO | rejected          |                                 | predicted, rejected, completed | 0
  user-confirm-dispute | CK-- | rejected          | see what was accepted           | accepted, completed            | 0
  user-confirm-dispute | CK-O | rejected          | see what was accepted           | accepted, completed            | 0
  user-confirm-dispute | CKP- | rejected          | see what was accepted           | predicted, accepted, completed | 0
  user-confirm-dispute | CKPO | rejected          | see what was accepted           | predicted, accepted, completed | 0
  offer-accepted       | ---- | predictionMissing | see what was accepted           | accepted                       | 2
  offer-accepted       | ---O | predictionMissing | see what was accepted           | accepted                       | 2
  offer-accepted       | --P- | waiting           | see what was accepted           | predicted, accepted            | 1
  offer-accepted       | --PO | accepted          | see what was accepted           | predicted, accepted            | 1
  offer-accepted       | -K-- | predictionMissing | see what was accepted           | accepted                       | 2
  offer-accepted       | -K-O | predictionMissing | see what was accepted           | accepted                       | 2
  offer-accepted       | -KP- | waiting           | see what was accepted           | predicted, accepted            | 1
  offer-accepted       | -KPO | accepted          | see what was accepted           | predicted, accepted            | 1
  offer-accepted       | C--- | completed         | see what was accepted           | accepted, completed            | 0
  offer-accepted       | C--O | completed         | see what was accepted           | accepted, completed            | 0
  offer-accepted       | C-P- | completed         | see what was accepted           | predicted, accepted, completed | 0
  offer-accepted       | C-PO | completed         | see what was accepted           | predicted, accepted, completed | 0
  offer-accepted       | CK-- | completed         | see what was accepted           | accepted, completed            | 0
  offer-accepted       | CK-O | completed         | see what was accepted           | accepted, completed            | 0
  offer-accepted       | CKP- | completed         | see what was accepted           | predicted, accepted, completed | 0
  offer-accepted       | CKPO | completed         | see what was accepted           | predicted, accepted, completed | 0
  offer-rejected       | ---- | predictionMissing |                                 |                                | 3
  offer-rejected       | ---O | predictionMissing |                                 | offered                        | 2
  offer-rejected       | --P- | waiting           |                                 | predicted                      | 2
  offer-rejected       | --PO | offerRejected     |                                 | predicted, offered             | 1
  offer-rejected       | -K-- | predictionMissing | see what was accepted           | accepted                       | 2
  offer-rejected       | -K-O | predictionMissing | see what was accepted           | accepted                       | 2
  offer-rejected       | -KP- | waiting           | see what was accepted           | predicted, accepted            | 1
  offer-rejected       | -KPO | accepted          | see what was accepted           | predicted, accepted            | 1
  offer-rejected       | C--- | rejected          |                                 | rejected, completed            | 0
  offer-rejected       | C--O | rejected          |                                 | rejected, completed            | 0
  offer-rejected       | C-P- | rejected          |                                 | predicted, rejected, completed | 0
  offer-rejected       | C-PO | rejected          |                                 | predicted, rejected, completed | 0
  offer-rejected       | CK-- | rejected          | see what was accepted           | accepted, completed            | 0
  offer-rejected       | CK-O | rejected          | see what was accepted           | accepted, completed            | 0
  offer-rejected       | CKP- | rejected          | see what was accepted           | predicted, accepted, completed | 0
  offer-rejected       | CKPO | rejected          | see what was accepted           | predicted, accepted, completed | 0
  on-hold              | ---- | predictionMissing |                                 |                                | 3
  on-hold              | ---O | predictionMissing |                                 | offered                        | 2
  on-hold              | --P- | waiting           |                                 | predicted                      | 2
  on-hold              | --PO | ?                 |                                 | predicted, offered             | 1
  on-hold              | -K-- | predictionMissing | see what was accepted           | accepted                       | 2
  on-hold              | -K-O | predictionMissing | see what was accepted           | accepted                       | 2
  on-hold              | -KP- | waiting           | see what was accepted           | predicted, accepted            | 1
  on-hold              | -KPO | accepted          | see what was accepted           | predicted, accepted            | 1
  on-hold              | C--- | completed         |                                 | completed                      | 0
  on-hold              | C--O | completed         |                                 | completed                      | 0
  on-hold              | C-P- | completed         |                                 | predicted, completed           | 0
  on-hold              | C-PO | completed         |                                 | predicted, completed           | 0
  on-hold              | CK-- | completed         | see what was accepted           | accepted, completed            | 0
  on-hold              | CK-O | completed         | see what was accepted           | accepted, completed            | 0
  on-hold              | CKP- | completed         | see what was accepted           | predicted, accepted, completed | 0
  on-hold              | CKPO | completed         | see what was accepted           | predicted, accepted, completed | 0
`;

describe('the table of claims', () => {
  const rows = cells
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

  it('has a row for every combination', () => {
    expect(new Set(rows.map(([status, flags]) => `${status} ${flags}`)).size).toBe(6 * 2 ** 4);
  });

  it.each(rows)('gives the progress of %s, %s', (status, flags, state, action, steps, left) => {
    const is = (flag: string) => flags?.includes(flag) ?? false;
    const datasets = [
      { ...prediction, completed: is('P') },
      { ...offer, completed: is('O') },
    ];
    const claim = { status: status ?? '', completed: is('C'), confirmed: is('K'), datasets };
    const shown = getClaimState(claim);
    const next = getClaimAction(claim);
    const { percent, remaining } = getClaimProgress(claim);

    expect({
      state: typeof shown === 'object' ? '?' : shown,
      action: next ? `${next.kind}${next.isReady ? '' : ' (not yet)'}` : '',
      steps: listClaimSteps(claim).join(', '),
      left: String(remaining),
    }).toEqual({ state, action, steps, left });
    expect(getOwnerRequest({ ...claim, payouts: [] })).toBe(/^(enter|review)[^(]*$/.test(action ?? '') ? action : null);
    expect(percent).toBeCloseTo((100 / 3) * (3 - remaining));

    const without = { ...claim, datasets: datasets.filter(({ completed }) => completed) };
    expect([getClaimState(without), getClaimAction(without), listClaimSteps(without)]).toEqual([
      shown,
      next,
      listClaimSteps(claim),
    ]);
  });
});

describe('the request to the owner of a claim', () => {
  const accepted = { status: 'offer-accepted', completed: false, confirmed: true, datasets: [prediction, offer] };

  it.each([
    ['where a payout goes to', ['SENT', 'PAYMENT-DETAILS', 'FUTURE'], false, 'payment details'],
    ['the same though the claim is closed: it is their money', ['PAYMENT-DETAILS'], true, 'payment details'],
    ['nothing, while payouts are sent, to come or being confirmed', ['SENT', 'CONFIRM', 'FUTURE', 'NONE'], false, null],
  ])('is %s', (_, statuses, completed, asked) => {
    const payouts = statuses.map((status) => ({ status }));

    expect(getOwnerRequest({ ...accepted, completed, payouts })).toBe(asked);
  });
});
