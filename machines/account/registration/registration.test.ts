import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../../answers.model.ts';
import { secondFactorWanted, signedIn } from '../../sign-in/answers.model.ts';
import { granted } from '../../sign-in/signIn.model.ts';
import { registrationMachine } from './registration.machine.ts';
import { registrationModel } from './registration.model.ts';

const lina = {
  firstName: 'Lina',
  surname: 'Brook',
  emailAddress: 'lina@sky.test',
  mobilePhoneNumber: '+15550100700',
};
const details = { ...lina, language: 'en' };
const detailsGiven = { type: 'details.given', details } as const;
const policyGiven = { type: 'policy.given', externalPolicyNumber: 'POL-ACTIVE' } as const;
const passwordChosen = { type: 'password.chosen', password: 'Harbour-4-Lanterns', termsAccepted: true } as const;
const security = (state: string) => ({ filling: { security: state } });
const link = { ...lina, externalPolicyNumber: 'POL-ACTIVE', isUsed: false, isActive: true };

const withPolicy = () => onStage(registrationMachine, { linkId: null, requiresPolicy: true, twoStep: 'not offered' });
const byLink = () =>
  onStage(registrationMachine, { linkId: 'LINK-FRESH', requiresPolicy: true, twoStep: 'not offered' });

/** A registration that was just sent. */
function sent() {
  const stage = withPolicy();
  for (const event of [detailsGiven, policyGiven, passwordChosen]) stage.actor.send(event);
  stage.asked();
  return stage;
}

/** A registration whose answer was lost, and which turned out not to have arrived. */
function notReceived() {
  const stage = sent();
  stage.fail('register');
  stage.answer('signIn', refusedWith('ACCOUNT_NOT_FOUND'));
  stage.asked();
  return stage;
}

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

    answer('register', signedIn);

    answer('acceptTerms', { kind: 'accepted' });
    expect(asked()).toEqual(['forgetForm', 'keepToken(the token)', 'acceptTerms(anna)', 'getAccess(anna)']);
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

  it('skips the policy where the partner requires none, forwards and backwards', () => {
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
  ] as const)('leads %s to the step that asks for it', (code, value, fields) => {
    const { actor, answer } = sent();

    answer('register', refusedWith(code));

    expect(actor.getSnapshot().value).toEqual(value);
    expect(actor.getSnapshot().context.problems).toEqual(fields);
  });

  it.each([
    ['INVALID_USER_DETAILS', { filling: 'details' }],
    ['CREATE_CUSTOMER_ACCOUNT_FAILED', security('editing')],
    ['MISSING_LOCALE', security('editing')],
  ] as const)('warns of %s, which is about no single field', (code, value) => {
    const { actor, asked, answer } = sent();

    answer('register', refusedWith(code));

    expect(actor.getSnapshot().value).toEqual(value);
    expect(asked()).toEqual([`react(warning, ${code})`]);
  });

  it('leads an invalid field to its step', () => {
    const { actor, answer } = sent();

    answer('register', refusedFor('surname', 'invalid'));

    expect(actor.getSnapshot().value).toEqual({ filling: 'details' });
  });

  it('finds out by signing in that a registration without an answer went through', () => {
    const { actor, asked, answer, fail } = sent();

    fail('register');
    expect(asked()).toEqual(['signIn(lina@sky.test, Harbour-4-Lanterns)']);
    answer('signIn', signedIn);
    answer('acceptTerms', { kind: 'accepted' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered' });
  });

  it('finds out by signing in that a registration did not arrive, and may send it again', () => {
    const { actor, asked, answer } = notReceived();

    expect(actor.getSnapshot().value).toEqual(security('notReceived'));
    actor.send(passwordChosen);
    answer('register', signedIn);
    answer('acceptTerms', { kind: 'accepted' });

    expect(asked()).toContain('keepToken(the token)');
  });

  it('does not know the outcome if signing in is not answered either, or refused for another reason', () => {
    const unanswered = sent();
    unanswered.fail('register');
    unanswered.fail('signIn');
    expect(unanswered.actor.getSnapshot().value).toEqual(security('outcomeUnknown'));

    const refused = sent();
    refused.fail('register');
    refused.answer('signIn', refusedWith('ACCESS_DENIED'));
    expect(refused.actor.getSnapshot().value).toEqual(security('outcomeUnknown'));
  });

  it('checks after a failure at the insurer, which may have created the account by then', () => {
    const { asked, answer } = sent();

    answer('register', refusedWith('VENDOR_ERROR'));

    expect(asked()).toEqual(['signIn(lina@sky.test, Harbour-4-Lanterns)']);
  });

  it('opens the account if an earlier answer was lost and the password fits the known address', () => {
    const { actor, answer } = notReceived();

    actor.send(passwordChosen);
    answer('register', refusedWith('EMAIL_EXISTS'));
    answer('signIn', signedIn);
    answer('acceptTerms', { kind: 'accepted' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered' });
  });

  it('reports a known address if the password does not fit', () => {
    const { actor, answer } = notReceived();

    actor.send(passwordChosen);
    answer('register', refusedWith('EMAIL_EXISTS'));
    answer('signIn', refusedWith('INCORRECT_CREDENTIALS'));

    expect(actor.getSnapshot().value).toEqual({ filling: 'details' });
    expect(actor.getSnapshot().context.problems).toEqual({ emailAddress: 'EMAIL_EXISTS' });
  });

  it('says that the account is there if it cannot be entered', () => {
    const { actor, asked, answer } = sent();

    answer('register', signedIn);

    answer('acceptTerms', { kind: 'accepted' });
    asked();
    answer('getAccess', refusedWith('INVALID_ROLES'));

    expect(asked()).toEqual(['forgetToken', 'forgetForm', 'announceCreated']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'created' });
  });

  it('says that the account is there if it asks for a second factor', () => {
    const { actor, answer, fail } = sent();

    fail('register');
    answer('signIn', secondFactorWanted);

    expect(actor.getSnapshot().output).toEqual({ kind: 'created' });
  });
});

describe('registration where two-step verification is offered', () => {
  const created = (twoStep: 'optional' | 'required') => {
    const stage = onStage(registrationMachine, { linkId: null, requiresPolicy: true, twoStep }, { alone: true });
    for (const event of [detailsGiven, policyGiven, passwordChosen]) stage.actor.send(event);
    stage.answer('register', signedIn);
    stage.answer('acceptTerms', { kind: 'accepted' });
    stage.asked();
    return stage;
  };

  it('offers to set it up once the account is there, and forgets what was typed by then', () => {
    const stage = onStage(registrationMachine, { linkId: null, requiresPolicy: true, twoStep: 'optional' });
    for (const event of [detailsGiven, policyGiven, passwordChosen]) stage.actor.send(event);
    stage.asked();
    stage.answer('register', signedIn);
    stage.answer('acceptTerms', { kind: 'accepted' });

    expect(stage.actor.getSnapshot()).toMatchObject({ value: { opened: 'offering' }, context: { password: '' } });
    expect(stage.asked()).toEqual(['forgetForm', 'keepToken(the token)', 'acceptTerms(anna)']);
  });

  it('enters the account without it where it can be skipped', () => {
    const { actor, answer } = created('optional');

    actor.send({ type: 'setUp.skipped' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered', session: { id: 'anna' } });
  });

  it('cannot be skipped where the partner requires it', () => {
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
    expect(actor.getSnapshot().output).toEqual({ kind: 'relogin' });
    expect(actor.getSnapshot().context.signedIn).toBeNull();
  });

  it('offers it again after it was cancelled', () => {
    const { actor, answer } = created('optional');

    actor.send({ type: 'setUp.accepted' });
    answer('twoStep', { kind: 'cancelled' });

    expect(actor.getSnapshot().value).toEqual({ opened: 'offering' });
  });
});

describe('registration by a personal link', () => {
  it('fills in the details and keeps the policy of the link', () => {
    const { actor, asked, answer } = byLink();

    expect(asked()).toEqual(['findLink(LINK-FRESH)']);
    answer('findLink', { kind: 'found', link });
    expect(actor.getSnapshot()).toMatchObject({ value: { filling: 'details' }, context: { link } });

    actor.send(detailsGiven);
    expect(actor.getSnapshot().value).toEqual(security('editing'));
    actor.send(passwordChosen);
    expect(asked()).toHaveLength(1);
  });

  it.each([
    [
      'a used link',
      { kind: 'found', link: { ...link, isUsed: true } },
      'link used',
      ['forgetForm', 'announceLinkUsed'],
    ],
    [
      'a link that is used and inactive',
      { kind: 'found', link: { ...link, isUsed: true, isActive: false } },
      'link used',
      ['forgetForm', 'announceLinkUsed'],
    ],
    ['a used link that is hidden', refusedWith('LINK_ALREADY_USED'), 'link used', ['forgetForm', 'announceLinkUsed']],
    [
      'an inactive link',
      { kind: 'found', link: { ...link, isActive: false } },
      'link inactive',
      ['announceLinkInactive'],
    ],
    ['an unknown link', refusedWith('LINK_NOT_FOUND'), 'link unknown', ['reactToLink(warning, LINK_NOT_FOUND)']],
  ] as const)('is over with %s', (_, found, kind, told) => {
    const { actor, asked, answer } = byLink();

    asked();
    answer('findLink', found);

    expect(asked()).toEqual(told);
    expect(actor.getSnapshot().output).toEqual({ kind });
  });

  it('looks the link up again if no answer came', () => {
    const { actor, asked, fail } = byLink();

    asked();
    fail('findLink');
    expect(actor.getSnapshot().value).toBe('lookUpFailed');
    actor.send({ type: 'lookUp.repeated' });

    expect(asked()).toEqual(['findLink(LINK-FRESH)']);
  });

  it('is over if another tab used the link in the meantime', () => {
    const { actor, answer } = byLink();

    answer('findLink', { kind: 'found', link });
    for (const event of [detailsGiven, passwordChosen]) actor.send(event);
    answer('enrol', refusedWith('LINK_ALREADY_USED'));

    expect(actor.getSnapshot().output).toEqual({ kind: 'link used' });
  });

  it('signs in if its own lost try used the link', () => {
    const { actor, answer, fail } = byLink();

    answer('findLink', { kind: 'found', link });
    for (const event of [detailsGiven, passwordChosen]) actor.send(event);
    fail('enrol');
    fail('signIn');
    actor.send(passwordChosen);
    answer('enrol', refusedWith('LINK_ALREADY_USED'));
    answer('signIn', signedIn);
    answer('acceptTerms', { kind: 'accepted' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered' });
  });

  it('warns of a policy that has run out, as there is no field for it', () => {
    const { actor, asked, answer } = byLink();

    answer('findLink', { kind: 'found', link });
    for (const event of [detailsGiven, passwordChosen]) actor.send(event);
    asked();
    answer('enrol', refusedWith('POLICY_EXPIRED'));

    expect(asked()).toEqual(['announceLinkPolicy(POLICY_EXPIRED)']);
    expect(actor.getSnapshot().value).toEqual(security('editing'));
  });
});

describeModel(registrationModel);
