import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { setUpPayoutMachine } from './setUpPayout.machine.ts';
import { setUpPayoutModel } from './setUpPayout.model.ts';

const described = { type: 'method.described', description: 'Wallet', fields: { email: 'anna@wallet.test' } } as const;

function opened(how: keyof typeof setUpPayoutModel.inputs) {
  let count = 0;
  const stage = onStage(setUpPayoutMachine, { ...setUpPayoutModel.inputs[how], newKey: () => `key-${++count}` });
  const attempt = () => stage.actor.getSnapshot().context.attempt;
  return { ...stage, attempt };
}

function describing() {
  const stage = opened('with one provider');
  stage.answer('readFields', setUpPayoutModel.answers.readFields.read);
  return stage;
}

describe('setUpPayoutMachine', () => {
  it('sends the description to its provider', () => {
    const { actor, answer, attempt } = describing();

    actor.send(described);
    expect(attempt()?.method).toEqual({
      vendor: 'WALLET-PAYGO',
      service: 'WALLET',
      provider: 'PAYGO',
      type: 'WALLET',
      description: 'Wallet',
      fields: { email: 'anna@wallet.test' },
    });
    answer('createMethod', { kind: 'created', payoutMethodId: 'new' });
    actor.send({ type: 'onward.requested' });

    expect(actor.getSnapshot().output).toEqual({ payoutMethodId: 'new', isOnward: true });
  });

  it('reads the fields of each provider and sends the description under a key', () => {
    const { actor, answer, sent } = opened('with several');
    const working = () => actor.getSnapshot().hasTag('working');

    expect(working()).toBe(false);
    actor.send({ type: 'provider.chosen', vendor: 'MANUAL-BANK' });
    expect([working(), sent('readFields')]).toEqual([true, { vendor: 'MANUAL-BANK', currency: 'USD' }]);
    answer('readFields', setUpPayoutModel.answers.readFields.read);
    actor.send(described);
    expect([working(), sent('createMethod')]).toMatchObject([
      true,
      { key: 'key-1', method: { description: 'Wallet', vendor: 'WALLET-PAYGO' } },
    ]);
  });

  it('starts with the first provider and without a page of the supplier', () => {
    const { context } = opened('with several').actor.getSnapshot();
    expect([context.vendor, context.url]).toEqual(['WALLET-PAYGO', '']);
  });

  it("shows the supplier's page and reads the methods again once it is done", () => {
    const { actor, answer } = opened('in a frame');
    const working = () => actor.getSnapshot().hasTag('working');

    expect(working()).toBe(true);
    answer('openFrame', setUpPayoutModel.answers.openFrame.opened);
    expect([working(), actor.getSnapshot().context.url]).toEqual([false, 'https://payouts.example/frame']);
    actor.send({ type: 'frame.completed' });
    expect(working()).toBe(true);
  });

  it('repeats the same request under the same key after a lost answer, and uses another key after a refusal', () => {
    const { actor, answer, fail, attempt } = describing();

    actor.send(described);
    fail('createMethod');
    actor.send(described);
    expect(attempt()?.key).toBe('key-1');

    answer('createMethod', createRefusal('PAYOUT_EXITS'));
    actor.send(described);
    expect(attempt()?.key).toBe('key-2');

    fail('createMethod');
    actor.send({ ...described, description: 'Another wallet' });
    expect(attempt()?.key).toBe('key-3');
  });

  it('sends the address, and treats a changed one as another request', () => {
    const { actor, fail, attempt } = describing();
    const address = { addressLine1: '12 Harbour Road', city: 'Portland' };

    actor.send({ ...described, address });
    fail('createMethod');
    expect(attempt()).toMatchObject({ key: 'key-1', method: { description: 'Wallet', address } });
    actor.send({ ...described, address: { ...address } });
    fail('createMethod');
    expect(attempt()?.key).toBe('key-1');
    actor.send({ ...described, address: { ...address, city: 'Bangor' } });

    expect(attempt()).toMatchObject({ key: 'key-2', method: { address: { city: 'Bangor' } } });
  });

  it('treats the same description for another provider as another request after a lost answer', () => {
    const { actor, answer, fail, sent } = opened('with several');
    const { asked } = setUpPayoutModel.answers.readFields.read;
    const describedFor = (vendor: string) => {
      actor.send({ type: 'provider.chosen', vendor });
      answer('readFields', { kind: 'read', asked: { ...asked, vendor } });
      actor.send(described);
    };

    describedFor('WALLET-PAYGO');
    fail('createMethod');
    actor.send({ type: 'provider.reconsidered' });
    describedFor('MANUAL-BANK');

    expect(sent('createMethod')).toMatchObject({ key: 'key-2', method: { vendor: 'MANUAL-BANK' } });
  });

  it('marks the rejected field until it is corrected', () => {
    const { actor, answer } = describing();

    actor.send(described);
    answer('createMethod', createFieldRefusal('email', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ email: 'invalid' });

    actor.send(described);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('trusts the frame only once the insurer has a new method', () => {
    const { actor, answer } = opened('in a frame');

    answer('openFrame', { kind: 'read', url: 'https://payouts.example/frame' });
    actor.send({ type: 'frame.completed' });
    answer('readMethods', setUpPayoutModel.answers.readMethods['none more']);

    expect(actor.getSnapshot().output).toEqual({ payoutMethodId: null, isOnward: false });
  });

  it('finds a method that was set up in a frame that closed without a message', () => {
    const { actor, answer, fail } = opened('in a frame');

    answer('openFrame', { kind: 'read', url: 'https://payouts.example/frame' });
    actor.send({ type: 'dialog.closed' });
    fail('readMethods');
    actor.send({ type: 'retry.requested' });
    answer('readMethods', setUpPayoutModel.answers.readMethods['one more']);
    actor.send({ type: 'dialog.closed' });

    expect(actor.getSnapshot().output).toEqual({ payoutMethodId: 'new', isOnward: false });
  });
});

describeModel(setUpPayoutModel);
