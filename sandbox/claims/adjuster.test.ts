import { describe, expect, it } from 'vitest';
import { accept, dispute, findDataset, predict, readClaim } from '#tests/kit/sandbox/claims.ts';

import { borrowInsurer, refusal } from '#tests/kit/sandbox/insurer.ts';
import { toUuid } from '../ids.ts';

describe('a claim with a magic name', () => {
  const insurer = borrowInsurer();
  const erro = () => insurer.as('errors@harvest.test');

  it('is withdrawn', async () => {
    const customer = await erro();
    expect(await predict(insurer, customer, 'CE-01')).toEqual(refusal(404, 'ALERT_NOT_FOUND'));
    for (const answer of [await accept(customer, 'CE-07'), await dispute(insurer, customer, 'CE-07')])
      expect(answer).toEqual(refusal(404, 'ALERT_NOT_FOUND'));
  });

  it('never gets its first month accepted', async () => {
    expect(await predict(insurer, await erro(), 'CE-02')).toEqual(
      refusal(400, 'FAILED_VALIDATION', { 'data.0.revenue': 'invalid' }),
    );
  });

  it('changes in the meantime, and stays there', async () => {
    const customer = await erro();
    expect(await predict(insurer, customer, 'CE-03')).toEqual(refusal(409, 'ALREADY_EXISTS'));
    expect(findDataset(await readClaim(customer, 'CE-03'), 'USER-REVENUE-PREDICTION')?.completed).toBe(true);
    expect(await accept(customer, 'CE-04')).toEqual(refusal(409, 'INVALID_RESOLUTION_TYPE'));
    expect((await readClaim(customer, 'CE-04')).status).toBe('offer-rejected');
    expect(await dispute(insurer, customer, 'CE-05')).toEqual(refusal(409, 'ALREADY_EXISTS'));
    expect((await readClaim(customer, 'CE-05')).status).toBe('user-confirm-dispute');
  });

  it('changes for its own customer only', async () => {
    await insurer.lever.post('/reset');
    await accept(await insurer.as('berta@harvest.test'), 'CE-04');
    expect((await readClaim(await erro(), 'CE-04')).status).toBe('user-confirm-offer');
  });
});

describe('the adjuster lever', () => {
  const insurer = borrowInsurer();
  const { lever } = insurer;

  it('moves a claim by its number or id, if the lifecycle allows it', async () => {
    const alertId = toUuid('claim:CL-01');
    expect(await lever.post('/adjuster', { alertId, event: 'completePrediction' })).toMatchObject({
      status: 200,
      body: { claimNumber: 'CL-01', datasets: [{ completed: true }] },
    });
    expect(await lever.post('/adjuster', { claim: 'CL-01', event: 'completePrediction' })).toEqual(
      refusal(409, 'INVALID_RESOLUTION_TYPE'),
    );
    expect(await lever.post('/adjuster', { claim: 'CL-01', event: 'reject' })).toMatchObject({
      body: { status: 'offer-rejected', completed: false },
    });
    expect(await lever.post('/adjuster', { claim: 'CL-07', event: 'close' })).toMatchObject({
      body: { status: 'offer-accepted', confirmed: true, completed: true },
    });
  });

  it('accepts only existing claims and events', async () => {
    expect(await lever.post('/adjuster', { event: 'close' })).toEqual(
      refusal(400, 'MISSING_PARAMS', { alertId: 'required', claim: 'required' }),
    );
    expect(await lever.post('/adjuster', { claim: 'CL-99', event: 'close' })).toEqual(refusal(404, 'ALERT_NOT_FOUND'));
    expect(await lever.post('/adjuster', { claim: 'CL-01', event: 'pay' })).toMatchObject({ status: 400 });
  });
});
