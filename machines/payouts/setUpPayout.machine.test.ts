import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../answers.model.ts';
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

describe('setting a payout method up', () => {
  it('sends what was described, as the provider it is for', () => {
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
    actor.send({ type: 'onward.asked' });

    expect(actor.getSnapshot().output).toEqual({ payoutMethodId: 'new', isOnward: true });
  });

  it('asks what each provider wants, and sends under a key what was described', () => {
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

  it('begins with the first provider, and with no page of a supplier', () => {
    const { context } = opened('with several').actor.getSnapshot();
    expect([context.vendor, context.url]).toEqual(['WALLET-PAYGO', '']);
  });

  it('shows the page that the supplier opened, and looks again once it is done', () => {
    const { actor, answer } = opened('in a frame');
    const working = () => actor.getSnapshot().hasTag('working');

    expect(working()).toBe(true);
    answer('openFrame', setUpPayoutModel.answers.openFrame.opened);
    expect([working(), actor.getSnapshot().context.url]).toEqual([false, 'https://payouts.example/frame']);
    actor.send({ type: 'frame.completed' });
    expect(working()).toBe(true);
  });

  it('sends the same under the same key as long as no answer came, and under another once it was refused', () => {
    const { actor, answer, fail, attempt } = describing();

    actor.send(described);
    fail('createMethod');
    actor.send(described);
    expect(attempt()?.key).toBe('key-1');

    answer('createMethod', refusedWith('PAYOUT_EXITS'));
    actor.send(described);
    expect(attempt()?.key).toBe('key-2');

    fail('createMethod');
    actor.send({ ...described, description: 'Another wallet' });
    expect(attempt()?.key).toBe('key-3');
  });

  it('sends an address with it, and another one as something else', () => {
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

  it('sends the same to another provider as something else, where the first never answered', () => {
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

  it('says at the field what is wrong, until it is mended', () => {
    const { actor, answer } = describing();

    actor.send(described);
    answer('createMethod', refusedFor('email', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ email: 'invalid' });

    actor.send(described);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('believes a frame only once the insurer has a method that was not there', () => {
    const { actor, answer } = opened('in a frame');

    answer('openFrame', { kind: 'read', url: 'https://payouts.example/frame' });
    actor.send({ type: 'frame.completed' });
    answer('readMethods', setUpPayoutModel.answers.readMethods['none more']);

    expect(actor.getSnapshot().output).toEqual({ payoutMethodId: null, isOnward: false });
  });

  it('finds what was set up in a frame that said nothing and was closed', () => {
    const { actor, answer, fail } = opened('in a frame');

    answer('openFrame', { kind: 'read', url: 'https://payouts.example/frame' });
    actor.send({ type: 'dialog.closed' });
    fail('readMethods');
    actor.send({ type: 'retry.asked' });
    answer('readMethods', setUpPayoutModel.answers.readMethods['one more']);
    actor.send({ type: 'dialog.closed' });

    expect(actor.getSnapshot().output).toEqual({ payoutMethodId: 'new', isOnward: false });
  });
});

describeModel(setUpPayoutModel);
