import { describe, expect, it } from 'vitest';

import {
  byLink,
  details,
  detailsGiven,
  link,
  notReceived,
  passwordChosen,
  security,
  sent,
} from '#tests/kit/machines/registering.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { secondFactorWanted, signedInAnswer } from '../../sign-in/answers.model.ts';
import { granted } from '../../sign-in/signIn.model.ts';

describe('a registration whose answer was lost', () => {
  it('signs in to find that the lost registration succeeded', () => {
    const { actor, asked, answer, fail } = sent();

    fail('register');
    expect(asked()).toEqual(['signIn(lina@sky.test, Harbour-4-Lanterns)']);
    answer('signIn', signedInAnswer);
    answer('acceptTerms', { kind: 'accepted' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered' });
  });

  it('signs in to find that the registration did not arrive, and can send it again', () => {
    const { actor, asked, answer } = notReceived();

    expect(actor.getSnapshot().value).toEqual(security('notReceived'));
    actor.send(passwordChosen);
    answer('register', signedInAnswer);
    answer('acceptTerms', { kind: 'accepted' });

    expect(asked()).toContain('keepToken(the token)');
  });

  it('does not know the outcome if signing in gets no answer, or another refusal', () => {
    const unanswered = sent();
    unanswered.fail('register');
    unanswered.fail('signIn');
    expect(unanswered.actor.getSnapshot().value).toEqual(security('outcomeUnknown'));

    const refused = sent();
    refused.fail('register');
    refused.answer('signIn', createRefusal('ACCESS_DENIED'));
    expect(refused.actor.getSnapshot().value).toEqual(security('outcomeUnknown'));
  });

  it('checks after a failure at the insurer, which may have created the account', () => {
    const { asked, answer } = sent();

    answer('register', createRefusal('VENDOR_ERROR'));

    expect(asked()).toEqual(['signIn(lina@sky.test, Harbour-4-Lanterns)']);
  });

  it('opens the account if an earlier answer was lost and the password fits the known address', () => {
    const { actor, answer } = notReceived();

    actor.send(passwordChosen);
    answer('register', createRefusal('EMAIL_EXISTS'));
    answer('signIn', signedInAnswer);
    answer('acceptTerms', { kind: 'accepted' });
    answer('getAccess', granted);

    expect(actor.getSnapshot().output).toMatchObject({ kind: 'entered' });
  });

  it('reports a known address if the password does not fit', () => {
    const { actor, answer } = notReceived();

    actor.send(passwordChosen);
    answer('register', createRefusal('EMAIL_EXISTS'));
    answer('signIn', createRefusal('INCORRECT_CREDENTIALS'));

    expect(actor.getSnapshot().value).toEqual({ filling: 'details' });
    expect(actor.getSnapshot().context.problems).toEqual({ emailAddress: 'EMAIL_EXISTS' });
  });

  it.each([
    ['is not answered', (stage: ReturnType<typeof notReceived>) => stage.fail('signIn')],
    [
      'is refused for another reason',
      (stage: ReturnType<typeof notReceived>) => stage.answer('signIn', createRefusal('ACCESS_DENIED')),
    ],
  ])('does not call its own address taken if the second check %s', (_, check) => {
    const stage = notReceived();

    stage.actor.send(passwordChosen);
    stage.answer('register', createRefusal('USER_EXISTS'));
    check(stage);

    expect(stage.actor.getSnapshot().value).toEqual(security('outcomeUnknown'));
    expect(stage.actor.getSnapshot().context.problems).toEqual({});
  });

  it('does not call its own link used if the second check is not answered', () => {
    const { actor, answer, fail } = byLink();

    answer('findLink', { kind: 'found', link });
    for (const event of [detailsGiven, passwordChosen]) actor.send(event);
    fail('enrol');
    fail('signIn');
    actor.send(passwordChosen);
    answer('enrol', createRefusal('LINK_ALREADY_USED'));
    fail('signIn');

    expect(actor.getSnapshot().value).toEqual(security('outcomeUnknown'));
  });

  it('says that the account exists if signing in requires a second factor', () => {
    const { actor, answer, fail } = sent();

    fail('register');
    answer('signIn', secondFactorWanted);

    expect(actor.getSnapshot().output).toEqual({ kind: 'created', emailAddress: details.emailAddress });
  });
});
