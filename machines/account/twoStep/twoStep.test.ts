import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { twoStepMachine } from './twoStep.machine.ts';
import { offer, twoStepModel } from './twoStep.model.ts';

const read = (isOn: boolean) => ({ kind: 'read', isOn, emailAddress: 'anna@sky.test' });
const offered = { kind: 'offered', offer };
const codeGiven = { type: 'code.given', code: '123456' } as const;
const enrolling = (state: string) => ({ turningOn: { enrolling: state } });
const confirmingOff = (state: string) => ({ turningOff: { confirmingOff: state } });

function opened(isOn: boolean, changes: { isNew?: boolean; isActing?: boolean } = {}) {
  const stage = onStage(twoStepMachine, { userId: 'anna', isNew: false, isActing: false, ...changes });
  stage.answer('readVerification', read(isOn));
  stage.asked();
  return stage;
}

/** Starts the flow at the form for the first code of a new secret. */
function enrolled() {
  const stage = opened(false);
  stage.actor.send({ type: 'turnOn.requested' });
  stage.actor.send({ type: 'turnOn.confirmed' });
  stage.answer('requestSecret', offered);
  stage.asked();
  return stage;
}

/** Starts the flow at the form for the code that turns it off. */
function turningOff() {
  const stage = opened(true);
  stage.actor.send({ type: 'turnOff.requested' });
  return stage;
}

describe('turning two-step verification on', () => {
  it('asks first, offers a secret, takes its code, and requires a new sign-in', () => {
    const { actor, asked, answer } = opened(false);

    actor.send({ type: 'turnOn.requested' });
    expect(actor.getSnapshot().value).toBe('confirmingOn');
    expect(asked()).toEqual([]);
    actor.send({ type: 'turnOn.confirmed' });
    expect(asked()).toEqual(['requestSecret(anna@sky.test)']);
    answer('requestSecret', offered);
    expect(actor.getSnapshot()).toMatchObject({ value: enrolling('editing'), context: { offer } });
    actor.send(codeGiven);
    actor.send(codeGiven);
    expect(asked()).toEqual(['enable(123456)']);
    answer('enable', { kind: 'changed', isOn: true });

    expect(actor.getSnapshot().output).toEqual({ kind: 'relogin' });
    expect(actor.getSnapshot().context).toMatchObject({ offer: null, code: '' });
  });

  it('sends nothing if the customer stays signed in instead', () => {
    const { actor, asked } = opened(false);

    actor.send({ type: 'turnOn.requested' });
    actor.send({ type: 'change.cancelled' });

    expect(actor.getSnapshot().value).toBe('off');
    expect(asked()).toEqual([]);
  });

  it('clears the secret when the form is closed', () => {
    const { actor } = enrolled();

    actor.send({ type: 'change.cancelled' });

    expect(actor.getSnapshot()).toMatchObject({ value: 'off', context: { offer: null } });
  });

  it('keeps the secret after a wrong code, and shows the refusal beside the field', () => {
    const { actor, asked, answer } = enrolled();

    actor.send(codeGiven);
    asked();
    answer('enable', createRefusal('MFA_INVALID_CODE'));

    expect(actor.getSnapshot()).toMatchObject({
      value: enrolling('editing'),
      context: { offer, code: '', problems: { code: 'MFA_INVALID_CODE' } },
    });
    expect(asked()).toEqual([]);
  });

  it('clears the secret after too many wrong codes, and reads the account before the next try', () => {
    const { actor, asked, answer } = enrolled();

    actor.send(codeGiven);
    asked();
    answer('enable', createRefusal('TOO_MANY_ATTEMPTS'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'limitReached', context: { offer: null } });
    actor.send({ type: 'limit.understood' });

    expect(asked()).toEqual(['readVerification(anna)']);
  });

  it('reads the account to find that it is on despite the lost answer', () => {
    const { actor, asked, answer, fail } = enrolled();

    actor.send(codeGiven);
    asked();
    fail('enable');
    expect(asked()).toEqual(['readVerification(anna)']);
    answer('readVerification', read(true));

    expect(actor.getSnapshot().output).toEqual({ kind: 'relogin' });
  });

  it('reads the account to find that a code did not arrive, and takes another one for the same secret', () => {
    const { actor, asked, answer, fail } = enrolled();

    actor.send(codeGiven);
    fail('enable');
    answer('readVerification', read(false));
    expect(actor.getSnapshot()).toMatchObject({ value: enrolling('notReceived'), context: { offer } });
    asked();
    actor.send(codeGiven);

    expect(asked()).toEqual(['enable(123456)']);
  });

  it('does not know the outcome if the account cannot be read, and reads it again when the form is closed', () => {
    const { actor, asked, answer, fail } = enrolled();

    actor.send(codeGiven);
    fail('enable');
    fail('readVerification');
    expect(actor.getSnapshot().value).toEqual(enrolling('outcomeUnknown'));
    asked();
    actor.send({ type: 'change.cancelled' });
    expect(asked()).toEqual(['readVerification(anna)']);
    answer('readVerification', read(true));

    expect(actor.getSnapshot().value).toBe('on');
  });

  it('attributes a refused code to its own lost try if the account is protected', () => {
    const { actor, answer, fail } = enrolled();

    actor.send(codeGiven);
    fail('enable');
    fail('readVerification');
    actor.send(codeGiven);
    answer('enable', createRefusal('MFA_INVALID_CODE'));
    answer('readVerification', read(true));

    expect(actor.getSnapshot().output).toEqual({ kind: 'relogin' });
  });

  it('shows a refused code beside the field if the account is not protected after a lost try', () => {
    const { actor, answer, fail } = enrolled();

    actor.send(codeGiven);
    fail('enable');
    fail('readVerification');
    actor.send(codeGiven);
    answer('enable', createRefusal('MFA_INVALID_CODE'));
    answer('readVerification', read(false));

    expect(actor.getSnapshot()).toMatchObject({
      value: enrolling('editing'),
      context: { problems: { code: 'MFA_INVALID_CODE' } },
    });
  });

  it('checks after a failure at the insurer, which may have turned it on', () => {
    const { actor, asked, answer } = enrolled();

    actor.send(codeGiven);
    asked();
    answer('enable', createRefusal('VENDOR_ERROR'));

    expect(asked()).toEqual(['readVerification(anna)']);
  });

  it('ends the session if the account can no longer be read', () => {
    const { actor, asked, answer, fail } = enrolled();

    actor.send(codeGiven);
    fail('enable');
    asked();
    answer('readVerification', { kind: 'refused', reaction: { kind: 'end session', code: 'UNAUTHORIZED_ACCESS' } });

    expect(asked()).toEqual(['reactElsewhere(end session, UNAUTHORIZED_ACCESS)']);
    expect(actor.getSnapshot().value).toEqual(enrolling('outcomeUnknown'));
  });

  it('shows that it is on if another device turned it on', () => {
    const { actor, answer } = opened(false);

    actor.send({ type: 'turnOn.requested' });
    actor.send({ type: 'turnOn.confirmed' });
    answer('requestSecret', createRefusal('ALREADY_EXISTS'));
    answer('readVerification', read(true));

    expect(actor.getSnapshot().value).toBe('on');
  });
});

describe('turning two-step verification off', () => {
  it('takes a code, and keeps the customer signed in', () => {
    const { actor, asked, answer } = turningOff();

    expect(actor.getSnapshot().value).toEqual(confirmingOff('editing'));
    actor.send(codeGiven);
    expect(asked()).toEqual(['disable(123456)']);
    answer('disable', { kind: 'changed', isOn: false });

    expect(asked()).toEqual(['announceOff']);
    expect(actor.getSnapshot()).toMatchObject({ value: 'off', status: 'active', context: { code: '' } });
  });

  it('reads the account after a lost answer', () => {
    const gone = turningOff();
    gone.actor.send(codeGiven);
    gone.fail('disable');
    gone.answer('readVerification', read(false));
    expect(gone.actor.getSnapshot().value).toBe('off');

    const still = turningOff();
    still.actor.send(codeGiven);
    still.fail('disable');
    still.answer('readVerification', read(true));
    expect(still.actor.getSnapshot().value).toEqual(confirmingOff('notReceived'));
  });

  it('does not know the outcome if the account cannot be read either', () => {
    const { actor, fail } = turningOff();

    actor.send(codeGiven);
    fail('disable');
    fail('readVerification');

    expect(actor.getSnapshot().value).toEqual(confirmingOff('outcomeUnknown'));
  });
});

describe('two-step verification while an agent acts for the customer', () => {
  it('cannot be turned on: the insurer refuses, and the agent sees why', () => {
    const { actor, asked, answer } = opened(false, { isActing: true });

    actor.send({ type: 'turnOn.requested' });
    expect(asked()).toEqual(['requestSecret(anna@sky.test)']);
    answer('requestSecret', createRefusal('MFA_INVALID_USER'));

    expect(actor.getSnapshot().value).toBe('holderOnly');
  });

  it('cannot be turned off, because the agent does not have the code', () => {
    const { actor, asked } = opened(true, { isActing: true });

    actor.send({ type: 'turnOff.requested' });

    expect(actor.getSnapshot().value).toBe('holderOnly');
    expect(asked()).toEqual([]);
  });
});

describe('two-step verification of a new account', () => {
  it('starts with the set-up', () => {
    const { actor, asked, answer } = onStage(twoStepMachine, { userId: 'anna', isNew: true, isActing: false });

    answer('readVerification', read(false));

    expect(asked()).toEqual(['readVerification(anna)', 'requestSecret(anna@sky.test)']);
    expect(actor.getSnapshot().value).toBe('requesting');
  });

  it('ends for good when it is cancelled', () => {
    const { actor, answer } = opened(false, { isNew: true });

    answer('requestSecret', offered);
    actor.send({ type: 'change.cancelled' });

    expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
  });

  it('requires a new sign-in if an earlier lost try turned it on', () => {
    expect(opened(true, { isNew: true }).actor.getSnapshot().output).toEqual({ kind: 'relogin' });
  });
});

describeModel(twoStepModel);
