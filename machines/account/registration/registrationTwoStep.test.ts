import { describe, expect, it } from 'vitest';

import { details, detailsGiven, passwordChosen, policyGiven } from '#tests/kit/machines/registering.ts';
import { onStage } from '#tests/kit/machines/stage.ts';

import { signedInAnswer } from '../../sign-in/answers.model.ts';
import { granted } from '../../sign-in/signIn.model.ts';
import { registrationMachine } from './registration.machine.ts';

describe('registration with two-step verification', () => {
  const created = (twoStep: 'optional' | 'required') => {
    const stage = onStage(registrationMachine, { linkId: null, requiresPolicy: true, twoStep }, { alone: true });
    for (const event of [detailsGiven, policyGiven, passwordChosen]) stage.actor.send(event);
    stage.answer('register', signedInAnswer);
    stage.answer('acceptTerms', { kind: 'accepted' });
    stage.asked();
    return stage;
  };

  it('offers to set it up once the account exists, after clearing the entered data', () => {
    const stage = onStage(registrationMachine, { linkId: null, requiresPolicy: true, twoStep: 'optional' });
    for (const event of [detailsGiven, policyGiven, passwordChosen]) stage.actor.send(event);
    stage.asked();
    stage.answer('register', signedInAnswer);
    stage.answer('acceptTerms', { kind: 'accepted' });

    expect(stage.actor.getSnapshot()).toMatchObject({ value: { opened: 'offering' }, context: { password: '' } });
    expect(stage.asked()).toEqual(['forgetForm', 'keepToken(the token)', 'chooseLanguage(en)', 'acceptTerms(anna)']);
  });

  it('enters the account without it if it can be skipped', () => {
    const { actor, answer } = created('optional');

    actor.send({ type: 'setUp.skipped' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered', session: { id: 'anna' } });
  });

  it('cannot be skipped if the partner requires it', () => {
    const { actor } = created('required');

    actor.send({ type: 'setUp.skipped' });

    expect(actor.getSnapshot().value).toEqual({ opened: 'offering' });
  });

  it('forgets the token once it is on, and asks for a new sign-in', () => {
    const { actor, asked, answer } = created('required');

    actor.send({ type: 'setUp.accepted' });
    asked();
    answer('twoStep', { kind: 'relogin' });

    expect(asked()).toEqual(['forgetToken', 'announceRelogin']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'relogin', emailAddress: details.emailAddress });
    expect(actor.getSnapshot().context.signedIn).toBeNull();
  });

  it('offers it again after a cancellation', () => {
    const { actor, answer } = created('optional');

    actor.send({ type: 'setUp.accepted' });
    answer('twoStep', { kind: 'cancelled' });

    expect(actor.getSnapshot().value).toEqual({ opened: 'offering' });
  });
});
