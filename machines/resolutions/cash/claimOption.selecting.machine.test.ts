import { describe, expect, it } from 'vitest';

import { onClaim } from '#tests/kit/machines/claims.ts';
import { onStage } from '#tests/kit/machines/stage.ts';

import { getPayoutAccount } from './claimOption.logic.ts';
import { claimOptionMachine } from './claimOption.machine.ts';
import { claimOptionModel } from './claimOption.model.ts';
import { household } from './selectPayout.model.ts';

const { inputs } = claimOptionModel;

describe('a claim whose account is selected', () => {
  it.each([
    ['option.claimed', 'selectPayout', { completion: 'never', shown: household }],
    ['account.change.requested', 'changePayout', { completion: 'later', shown: null }],
  ] as const)('after %s, tells %s what the customer can do', (type, child, { completion, shown }) => {
    const more = { isPaidByPartner: true, maySetUp: false, mayComplete: false, newKey: () => 'key-1' };
    const { actor, sent } = onStage(claimOptionMachine, { ...inputs.cash, ...more }, { alone: true });
    actor.send({ type: 'account.read', account: household });
    actor.send({ type });

    expect(sent(child)).toEqual({
      abilities: { canSetUp: false, completion, canDoWithout: true },
      shown,
      newKey: more.newKey,
    });
  });

  it('waits if its method was set up without continuing', () => {
    const { actor, answer, asked, context, state } = onClaim();
    const read = { kind: 'read', vendors: [], country: 'US', currency: 'USD' };

    actor.send({ type: 'option.claimed' });
    answer('readPayouts', { ...read, methods: [] });
    actor.getSnapshot().children.selectPayout?.send({
      type: 'method.setUp',
      payoutMethodId: 'household',
      isOnward: false,
    });
    asked();
    answer('readPayouts', { ...read, methods: [household] });

    expect([state(), ...asked()]).toEqual(['offered']);
    expect(context()).toMatchObject({ chosen: household, attempt: null });
  });

  it('keeps the earlier account if a change finds that none is needed', () => {
    const { actor, answer, context, state, told } = onClaim({ isPaidByPartner: true });

    told(household);
    actor.send({ type: 'account.change.requested' });
    answer('readPayouts', { kind: 'read', methods: [], vendors: [], country: 'US', currency: 'USD' });

    expect([state(), getPayoutAccount(context())]).toEqual(['offered', household]);
  });

  it('goes to another account that the customer chooses, which sends nothing yet', () => {
    const { asked, answer, actor, state, context, told } = onClaim();
    const wallet = { ...household, payoutMethodId: 'wallet' };
    const read = { kind: 'read', methods: [household, wallet], vendors: [], country: 'US', currency: 'USD' };

    told(household);
    actor.send({ type: 'account.change.requested' });
    answer('readPayouts', read);
    asked();
    actor.getSnapshot().children.changePayout?.send({ type: 'method.chosen', payoutMethodId: 'wallet' });
    expect([state(), getPayoutAccount(context()), ...asked()]).toEqual(['offered', wallet]);
    actor.send({ type: 'option.claimed' });
    answer('readPayouts', read);

    expect(context().attempt?.answer).toEqual({ payoutMethodId: 'wallet' });
  });
});
