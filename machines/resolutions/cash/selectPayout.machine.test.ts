import { describe, expect, it } from 'vitest';
import type { InputFrom } from 'xstate';

import { corporateVendor } from '#rules/payouts/methods.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import { selectPayoutMachine } from './selectPayout.machine.ts';
import { has, household, selectPayoutModel } from './selectPayout.model.ts';

const { readPayouts, readFields } = selectPayoutModel.answers;

type Opening = Partial<InputFrom<typeof selectPayoutMachine>>;

function opened(more: Opening = {}) {
  let count = 0;
  const stage = onStage(selectPayoutMachine, {
    ...selectPayoutModel.inputs['who was told where it goes'],
    newKey: () => `key-${++count}`,
    ...more,
  });
  return { ...stage, output: () => stage.actor.getSnapshot().output, state: () => stage.actor.getSnapshot().value };
}
const mending = () =>
  onStage(selectPayoutMachine, selectPayoutModel.inputs['who was told where it goes'], { alone: true });
const selected = (payoutMethodId: string | null) => ({
  kind: 'selected',
  method: payoutMethodId && (expect.objectContaining({ payoutMethodId }) as unknown),
  isOnward: true,
});
const abilities = { canSetUp: true, completion: 'now', canDoWithout: false } as const;
const forChange = { abilities: { ...abilities, completion: 'later' }, shown: null } as const;
const toldNothing = { shown: null };

describe('selectPayoutMachine', () => {
  it('knows no account at the start', () => {
    const { actor } = opened();
    expect(actor.getSnapshot().context).toEqual({
      abilities,
      shown: household,
      newKey: expect.any(Function) as unknown,
      methods: [],
      vendors: [],
      country: '',
      currency: '',
      chosen: null,
      asked: null,
      isOnward: true,
      isOutdated: false,
    });
  });

  it("uses the customer's country and currency", () => {
    const { actor, answer } = opened();
    answer('readPayouts', readPayouts.none);
    const { vendors, country, currency } = readPayouts.none;
    expect(actor.getSnapshot().context).toMatchObject({ vendors, country, currency });
  });

  it('is working while it reads the methods or the fields of another provider', () => {
    const { actor, answer } = opened();
    const tags = () => [...actor.getSnapshot().tags];

    expect(tags()).toEqual(['working']);
    answer('readPayouts', readPayouts['one that goes elsewhere from now on']);
    expect(tags()).toEqual(['working']);
    answer('readFields', readFields.read);
    expect(tags()).toEqual([]);
  });

  it('reads the methods without old data after a method was corrected', () => {
    const { actor, answer, sent } = mending();
    answer('readPayouts', readPayouts['one without an address']);
    const { newKey } = actor.getSnapshot().context;
    const known = { ...household.fields, description: household.description };
    expect(sent('addAddress')).toEqual({ id: 'household', known, isFresh: true, newKey });
    answer('addAddress', 'edited');

    expect(actor.getSnapshot().value).toBe('reading');
    expect(actor.getSnapshot().context).toMatchObject({ methods: [], vendors: [], chosen: 'household' });
  });

  it("sends a method to another provider from scratch, with that provider's fields", () => {
    const { actor, answer, sent } = mending();
    answer('readPayouts', readPayouts['one that goes elsewhere from now on']);
    expect(sent('readFields')).toEqual({ vendor: corporateVendor, currency: 'USD' });
    answer('readFields', readFields.read);
    const { newKey, asked } = actor.getSnapshot().context;
    expect(asked).toEqual(readFields.read.asked);
    expect(sent('switchProvider')).toEqual({ id: 'household', known: {}, isFresh: true, newKey });
    answer('switchProvider', 'edited');

    expect(actor.getSnapshot().context.asked).toBeNull();
  });

  it('reports that there is no account for a customer who has none and may not set one up', () => {
    const { actor, answer, state, output } = opened({ ...toldNothing, abilities: { ...abilities, canSetUp: false } });
    answer('readPayouts', readPayouts.none);
    expect(state()).toBe('unpayable');

    actor.send({ type: 'dialog.closed' });
    expect(output()).toEqual({ kind: 'dismissed' });
  });

  it('reports that there is no account if the customer has none and no provider is configured', () => {
    const { answer, state } = opened(toldNothing);
    answer('readPayouts', readPayouts['none, and nothing is set up']);

    expect(state()).toBe('unpayable');
  });

  it('selects the existing method if no provider is configured', () => {
    const { answer, output } = opened();
    answer('readPayouts', readPayouts['one, and nothing is set up']);

    expect(output()).toEqual(selected('household'));
  });

  it.each([
    ['lacks its address', readPayouts['one without an address']],
    ['is to go through another provider', readPayouts['one that goes elsewhere from now on']],
  ])('rejects a method that %s for a user who may not change it, without asking', (_, read) => {
    const { actor, answer, asked, state, output } = opened({ abilities: { ...abilities, completion: 'never' } });
    asked();
    answer('readPayouts', read);
    expect([state(), asked()]).toEqual(['incomplete', []]);
    expect([...actor.getSnapshot().tags]).toEqual(['stuck']);

    actor.send({ type: 'dialog.closed' });
    expect(output()).toEqual({ kind: 'dismissed' });
  });

  it('selects the method that the customer was shown without a question', () => {
    const { answer, asked, output } = opened();

    expect(asked()).toEqual(['readPayouts']);
    answer('readPayouts', readPayouts.one);

    expect(output()).toEqual(selected('household'));
  });

  it('asks a customer who was shown no account, even if there is only one', () => {
    const { actor, answer, state, asked, output } = opened(toldNothing);
    asked();
    answer('readPayouts', readPayouts.one);
    expect([state(), ...asked()]).toEqual(['choosing']);
    actor.send({ type: 'method.chosen', payoutMethodId: 'household' });

    expect(output()).toEqual(selected('household'));
  });

  it.each([
    ['has another number', readPayouts['another one']],
    ['is another one', has({ ...household, payoutMethodId: 'another' })],
    ['has another name', has({ ...household, description: 'Shared account' })],
    ['is through another provider', readPayouts['one through the corporate provider']],
    [
      'is gone, and there are others',
      has({ ...household, payoutMethodId: 'one' }, { ...household, payoutMethodId: 'two' }),
    ],
  ])('asks again if the account that was shown %s by now', (_, read) => {
    const { actor, answer, asked, state, output } = opened();
    asked();
    answer('readPayouts', read);
    expect([state(), ...asked()]).toEqual(['choosing', 'methodsOutdated']);
    expect(actor.getSnapshot().context.isOutdated).toBe(true);
    actor.send({ type: 'dialog.closed' });

    expect(output()).toEqual({ kind: 'outdated' });
  });

  it.each([
    ['has an address now', has({ ...household, address: { addressLine1: '1 New Road' } })],
    ['comes first now', has({ ...household, isPreferred: true })],
    ['is one of several', readPayouts.several],
  ])('selects the account that was shown if that %s', (_, read) => {
    const { answer, output } = opened();
    answer('readPayouts', read);

    expect(output()).toEqual(selected('household'));
  });

  it.each([true, false])(
    'ends as outdated if the account that was shown no longer exists, whoever pays (a partner: %s)',
    (canDoWithout) => {
      const { answer, asked, output } = opened({ abilities: { ...abilities, canDoWithout } });
      asked();
      answer('readPayouts', readPayouts.none);

      expect([output(), ...asked()]).toEqual([{ kind: 'outdated' }, 'methodsOutdated']);
    },
  );

  it('selects an incomplete method if it can be completed later', () => {
    const { actor, answer, output } = opened(forChange);
    answer('readPayouts', readPayouts.several);
    actor.send({ type: 'method.chosen', payoutMethodId: 'bare' });

    expect(output()).toEqual(selected('bare'));
  });

  it('says that a method was set up without continuing, and does not complete it', () => {
    const { actor, answer, output } = opened(toldNothing);
    answer('readPayouts', readPayouts.none);
    actor.send({ type: 'method.setUp', payoutMethodId: 'household', isOnward: false });
    answer('readPayouts', readPayouts['one without an address']);

    expect(output()).toEqual({ ...selected('household'), isOnward: false });
  });

  it('can set up another method, and returns to the choice if the customer does not', () => {
    const { actor, answer, state } = opened(forChange);
    answer('readPayouts', readPayouts.one);
    actor.send({ type: 'setup.requested' });
    expect(state()).toBe('settingUp');
    actor.send({ type: 'method.setUp', payoutMethodId: null, isOnward: false });

    expect(state()).toBe('choosing');
  });

  it('asks among several methods, the preferred one first', () => {
    const { actor, answer, output } = opened(toldNothing);

    answer('readPayouts', readPayouts.several);
    const { methods } = actor.getSnapshot().context;
    expect(methods.map(({ payoutMethodId }) => payoutMethodId)).toEqual(['wallet', 'bare', 'household']);
    actor.send({ type: 'method.chosen', payoutMethodId: 'household' });

    expect(output()).toEqual(selected('household'));
  });

  it('selects the new method once the insurer has it', () => {
    const { actor, answer, output, state } = opened(toldNothing);

    answer('readPayouts', readPayouts.none);
    expect(state()).toBe('settingUp');
    actor.send({ type: 'method.setUp', payoutMethodId: 'household', isOnward: true });
    answer('readPayouts', readPayouts.several);

    expect(output()).toEqual(selected('household'));
  });

  it('leaves the account to the partner if it pays and nothing is set up', () => {
    const { answer, sent, output } = opened({ ...toldNothing, abilities: { ...abilities, canDoWithout: true } });

    expect(sent('readPayouts')).toEqual({ isPaidByPartner: true });
    answer('readPayouts', readPayouts['none, and nothing is set up']);

    expect(output()).toEqual(selected(null));
  });

  it('checks a method again after an address was added, because another provider may need it too', () => {
    const { actor, answer, asked, state, output } = opened();

    answer('readPayouts', { ...readPayouts['one without an address'], vendors: ['CORPORATE-BANKPRO'] });
    expect(state()).toBe('addingAddress');
    actor.getSnapshot().children['addAddress']?.send({
      type: 'details.entered',
      details: { addressLine1: '12 Harbour Road' },
    });
    answer('addAddress.edit', { kind: 'edited' });
    asked();
    answer('readPayouts', readPayouts['one that goes elsewhere from now on']);
    expect(asked()).toEqual(['readFields(CORPORATE-BANKPRO, USD)']);
    answer('readFields', readFields.read);
    expect(state()).toBe('switchingProvider');
    actor.getSnapshot().children['switchProvider']?.send({ type: 'details.entered', details: { routing: 'X' } });
    answer('switchProvider.edit', { kind: 'edited' });
    answer('readPayouts', readPayouts['one through the corporate provider']);

    expect(output()).toEqual(selected('household'));
  });

  it('asks again if the chosen method no longer exists', () => {
    const { actor, answer, state } = opened(toldNothing);

    answer('readPayouts', readPayouts.several);
    actor.send({ type: 'method.chosen', payoutMethodId: 'bare' });
    actor.getSnapshot().children['addAddress']?.send({ type: 'details.entered', details: { city: 'X' } });
    answer('addAddress.edit', {
      kind: 'refused',
      reaction: { kind: 'warning', code: 'PAYMENT_METHOD_NOT_FOUND' },
    });
    answer('readPayouts', has(household, { ...household, payoutMethodId: 'another' }));

    expect(state()).toBe('choosing');
    expect(actor.getSnapshot().context.chosen).toBeNull();
  });
});

describeModel(selectPayoutModel);
