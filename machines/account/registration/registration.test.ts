import { describe, expect, it } from 'vitest';

import {
  details,
  detailsGiven,
  passwordChosen,
  policyGiven,
  security,
  sent,
  withPolicy,
} from '#tests/kit/machines/registering.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { signedInAnswer } from '../../sign-in/answers.model.ts';
import { granted } from '../../sign-in/signIn.model.ts';
import { registrationMachine } from './registration.machine.ts';
import { registrationModel } from './registration.model.ts';

describe('registration', () => {
  it('asks for details, policy and password, sends them once, and signs the customer in', () => {
    const { actor, asked, answer } = withPolicy();

    actor.send(detailsGiven);
    expect(actor.getSnapshot().value).toEqual({ filling: 'policy' });
    actor.send(policyGiven);
    expect(actor.getSnapshot().value).toEqual(security('editing'));
    actor.send(passwordChosen);
    actor.send(passwordChosen);
    expect(asked()).toHaveLength(1);
    expect(actor.getSnapshot().context).toMatchObject({ details, externalPolicyNumber: 'POL-ACTIVE' });

    answer('register', signedInAnswer);

    answer('acceptTerms', { kind: 'accepted' });
    expect(asked()).toEqual([
      'forgetForm',
      'keepToken(the token)',
      'chooseLanguage(en)',
      'acceptTerms(anna)',
      'getAccess(anna)',
    ]);
    answer('getAccess', granted);
    expect(asked()).toEqual([]);
    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered', session: { id: 'anna', agentId: null } });
    expect(actor.getSnapshot().context).toMatchObject({ password: '', signedIn: null });
  });

  it('sends nothing without consent to the terms', () => {
    const { actor, asked } = withPolicy();

    for (const event of [detailsGiven, policyGiven]) actor.send(event);
    actor.send({ ...passwordChosen, termsAccepted: false });

    expect(asked()).toEqual([]);
    expect(actor.getSnapshot().value).toEqual(security('editing'));
  });

  it('skips the policy if the partner requires none, forwards and backwards', () => {
    const { actor } = onStage(registrationMachine, { linkId: null, requiresPolicy: false, twoStep: 'not offered' });

    actor.send(detailsGiven);
    expect(actor.getSnapshot().value).toEqual(security('editing'));
    actor.send({ type: 'back.requested' });
    expect(actor.getSnapshot().value).toEqual({ filling: 'details' });
  });

  it.each([
    ['EMAIL_EXISTS', { filling: 'details' }, { emailAddress: 'EMAIL_EXISTS' }],
    ['USER_EXISTS', { filling: 'details' }, { emailAddress: 'USER_EXISTS' }],
    ['PHONE_NUMBER_EXISTS', { filling: 'details' }, { mobilePhoneNumber: 'PHONE_NUMBER_EXISTS' }],
    ['PHONE_NUMBER_NOT_INTERNATIONAL', { filling: 'details' }, { mobilePhoneNumber: 'PHONE_NUMBER_NOT_INTERNATIONAL' }],
    ['POLICY_NOT_FOUND', { filling: 'policy' }, { externalPolicyNumber: 'POLICY_NOT_FOUND' }],
    ['POLICY_TOO_MANY_USES', { filling: 'policy' }, { externalPolicyNumber: 'POLICY_TOO_MANY_USES' }],
    ['INVALID_PASSWORD', security('editing'), { password: 'INVALID_PASSWORD' }],
  ] as const)('returns for %s to the step that asks for it', (code, value, fields) => {
    const { actor, answer } = sent();

    answer('register', createRefusal(code));

    expect(actor.getSnapshot().value).toEqual(value);
    expect(actor.getSnapshot().context.problems).toEqual(fields);
  });

  it.each([
    ['INVALID_USER_DETAILS', { filling: 'details' }],
    ['CREATE_CUSTOMER_ACCOUNT_FAILED', security('editing')],
    ['MISSING_LOCALE', security('editing')],
  ] as const)('warns of %s, which concerns no single field', (code, value) => {
    const { actor, asked, answer } = sent();

    answer('register', createRefusal(code));

    expect(actor.getSnapshot().value).toEqual(value);
    expect(asked()).toEqual([`react(warning, ${code})`]);
  });

  it('returns for an invalid field to its step', () => {
    const { actor, answer } = sent();

    answer('register', createFieldRefusal('surname', 'invalid'));

    expect(actor.getSnapshot().value).toEqual({ filling: 'details' });
  });

  it('says that the account exists if signing in fails', () => {
    const { actor, asked, answer } = sent();

    answer('register', signedInAnswer);

    answer('acceptTerms', { kind: 'accepted' });
    asked();
    answer('getAccess', createRefusal('INVALID_ROLES'));

    expect(asked()).toEqual(['forgetToken', 'forgetForm', 'announceCreated']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'created', emailAddress: details.emailAddress });
  });
});

describeModel(registrationModel);
