import { describe, expect, it } from 'vitest';

import { formatStates } from '#src/lib/dataState.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { createClaimRead, createDataset, createDatasetRow, notRead, which } from '../claims.model.ts';
import { predictRevenueMachine, toPredictRevenueDraft } from './predictRevenue.machine.ts';
import { months, predictRevenueModel } from './predictRevenue.model.ts';
import type { PredictRevenueDraft } from './predictRevenue.setup.ts';

const otherMonths = months.map((month) => ({ ...month, revenue: 8_000 }));
const { readClaim, predict } = predictRevenueModel.answers;

function opened(draft: PredictRevenueDraft | null = null) {
  let count = 0;
  const stage = onStage(predictRevenueMachine, {
    ...which,
    datasetId: undefined,
    draft,
    newKey: () => `key-${++count}`,
  });
  const { actor } = stage;
  const enters = (entered = months) => actor.send({ type: 'revenue.entered', months: entered });
  const sends = () => {
    enters();
    actor.send({ type: 'prediction.confirmed' });
  };
  const stands = () => formatStates(actor.getSnapshot().value);
  const known = () => actor.getSnapshot().context;
  return { ...stage, enters, sends, stands, known };
}

describe('predictRevenueMachine', () => {
  it('sends a prediction only after its review', () => {
    const { actor, asked, enters, stands } = opened();

    actor.send({ type: 'prediction.confirmed' });
    enters();
    expect(stands()).toBe('confirming');
    actor.send({ type: 'page.left' });
    actor.send({ type: 'dialog.closed' });

    expect(stands()).toBe('entering');
    expect(asked()).toEqual([]);
  });

  it('uses another key after a refusal even if the prediction is unchanged', () => {
    const { actor, answer, sends, known } = opened();

    sends();
    answer('predict', createRefusal('GENERAL_400'));
    expect(known()).toMatchObject({ months, key: 'key-2', isSent: false });
    actor.send({ type: 'prediction.confirmed' });
    expect(known().key).toBe('key-2');
  });

  it('keeps the input, and its key while it is unchanged', () => {
    const { actor, enters, known } = opened();

    enters();
    actor.send({ type: 'page.left' });
    enters();
    expect(known()).toMatchObject({ months, key: 'key-1' });

    actor.send({ type: 'page.left' });
    enters(otherMonths);
    expect(known()).toMatchObject({ months: otherMonths, key: 'key-2' });

    actor.send({ type: 'page.left' });
    enters(otherMonths.slice(1));
    expect(known().key).toBe('key-3');
  });

  it.each([
    ['another year', { year: 2030 }],
    ['another month', { month: 1 }],
    ['another amount', { revenue: 1 }],
  ])('uses another key for a prediction of %s', (_, change) => {
    const { actor, enters, known } = opened();
    enters();
    actor.send({ type: 'page.left' });
    enters(months.map((month, at) => (at === 0 ? { ...month, ...change } : month)));

    expect(known().key).toBe('key-2');
  });

  it('sends the complete prediction with its claim and key', () => {
    const { sends, sent } = opened();
    sends();

    expect(sent('predict')).toEqual({ ...which, datasetId: undefined, data: months, key: 'key-1' });
  });

  it('checks a lost prediction without reporting a failure', () => {
    const { asked, sent, sends, answer, fail, stands } = opened();

    sends();
    fail('predict');
    expect(stands()).toBe('working.checkingOutcome');
    expect(sent('readClaim')).toEqual({ alertId: 'alert-1' });
    answer('readClaim', readClaim['as it was sent']);

    expect(stands()).toBe('submitted');
    expect(asked()).toEqual(['predict(item-1, alert-1, key-1)', 'readClaim(alert-1)', 'claimOutdated']);
  });

  it('repeats an unreceived prediction unchanged, under its key', () => {
    const { actor, sends, answer, fail, stands, known } = opened();

    sends();
    fail('predict');
    answer('readClaim', readClaim['not predicted']);
    expect(stands()).toBe('notReceived');
    actor.send({ type: 'resend.requested' });
    expect(stands()).toBe('working.sending');
    expect(known()).toMatchObject({ months, key: 'key-1' });
  });

  it('does not count a pending prediction as sent once it is changed', () => {
    const { actor, sends, answer, fail, enters, known } = opened();

    sends();
    fail('predict');
    answer('readClaim', readClaim['not predicted']);
    actor.send({ type: 'edit.requested' });
    expect(known()).toMatchObject({ isSent: false, key: 'key-1' });
    enters();
    expect(known().key).toBe('key-1');
  });

  it('shows the prediction that was sent elsewhere', () => {
    const { sends, answer, stands, known } = opened();

    sends();
    answer('predict', createRefusal('ALREADY_EXISTS'));
    answer('readClaim', readClaim.otherwise);

    expect(stands()).toBe('predictedElsewhere');
    expect(known().found?.data[0]?.revenue).toBe(8_000);
    expect(known().isUnheard).toBe(false);
  });

  it('knows that a changed prediction follows an earlier one that may still arrive', () => {
    const { actor, sends, answer, fail, enters, stands, known } = opened();

    sends();
    fail('predict');
    answer('readClaim', readClaim['not predicted']);
    actor.send({ type: 'edit.requested' });
    enters(otherMonths);
    actor.send({ type: 'prediction.confirmed' });
    answer('predict', createRefusal('ALREADY_EXISTS'));
    answer('readClaim', readClaim['as it was sent']);

    expect([stands(), known().isUnheard]).toEqual(['predictedElsewhere', true]);
    expect(opened({ months, key: 'key-9', isSent: true }).known().isUnheard).toBe(true);
  });

  it('does not match a prediction with fewer months or an incomplete one', () => {
    const rows = months.map((month) => createDatasetRow(month));
    for (const [found, comesTo] of [
      [createDataset('prediction', { data: rows.slice(1) }), 'predictedElsewhere'],
      [createDataset('prediction', { data: rows, completed: false }), 'notReceived'],
      [createDataset('offer', { data: rows }), 'notReceived'],
    ] as const) {
      const { sends, answer, fail, stands } = opened();
      sends();
      fail('predict');
      answer('readClaim', createClaimRead({ datasets: [found] }));
      expect(stands()).toBe(comesTo);
    }
  });

  it('gives the reason of a refusal if the claim is unchanged, then uses another key', () => {
    const { sends, answer, asked, stands, known } = opened();

    sends();
    answer('predict', createRefusal('ALERT_NOT_FOUND'));
    answer('readClaim', readClaim['not predicted']);
    expect([stands(), asked().at(-1)]).toEqual(['confirming', 'react(warning, ALERT_NOT_FOUND)']);
    expect(known()).toMatchObject({ key: 'key-2', isSent: false, refusal: null });
  });

  it('checks the claim after a failure at the insurer and reports a refusal only if the prediction is missing', () => {
    const kept = opened();
    kept.sends();
    kept.answer('predict', createRefusal('VENDOR_ERROR'));
    kept.answer('readClaim', readClaim['as it was sent']);
    expect(kept.stands()).toBe('submitted');

    const { sends, answer, asked, stands, known } = opened();
    sends();
    answer('predict', createRefusal('VENDOR_ERROR'));
    answer('readClaim', readClaim['not predicted']);
    expect([stands(), asked().at(-1)]).toEqual(['confirming', 'react(warning, VENDOR_ERROR)']);
    expect(known()).toMatchObject({ key: 'key-2', isSent: false, isUnheard: true });
  });

  it('marks the refused month until the customer continues', () => {
    const { sends, answer, enters, known } = opened();

    sends();
    answer('predict', createFieldRefusal('data.0.revenue', 'invalid'));
    expect(known()).toMatchObject({ problems: { 'data.0.revenue': 'invalid' }, key: 'key-2', isSent: false });
    enters();
    expect(known().problems).toEqual({});
  });

  it('retries the check when the insurer allows it', () => {
    const { actor, sends, answer, fail, stands } = opened();

    sends();
    fail('predict');
    fail('readClaim');
    expect(stands()).toBe('outcomeUnknown');
    actor.send({ type: 'retry.requested' });
    answer('readClaim', notRead);
    expect(stands()).toBe('noLongerExists');
  });
});

describe('a draft of a prediction', () => {
  it('contains the input, the key, and whether it was sent', () => {
    const { actor, sends, fail } = opened();
    const draft = () => toPredictRevenueDraft(actor.getSnapshot());
    expect(draft()).toEqual({ months: [], key: null, isSent: false });

    sends();
    expect(draft()).toEqual({ months, key: 'key-1', isSent: true });
    fail('predict');
    fail('readClaim');
    expect(draft()).toEqual({ months, key: 'key-1', isSent: true });
  });

  it('is empty once the flow is over', () => {
    const { actor, sends, answer } = opened();
    sends();
    answer('predict', predict.saved);

    expect(toPredictRevenueDraft(actor.getSnapshot())).toEqual({ months: [], key: null, isSent: false });
  });

  it('resumes where it was left', () => {
    expect(opened({ months, key: 'key-9', isSent: false }).stands()).toBe('confirming');
    expect(opened({ months, key: 'key-9', isSent: true }).stands()).toBe('working.checkingOutcome');
    expect(opened({ months: [], key: null, isSent: false }).stands()).toBe('entering');
  });
});

describeModel(predictRevenueModel);
