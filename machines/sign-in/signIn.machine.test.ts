import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { secondFactorWanted, signedInAnswer } from './answers.model.ts';
import { type SignInSnapshot, signInMachine } from './signIn.machine.ts';
import { granted, signInModel } from './signIn.model.ts';
import type { SignInMethod } from './signIn.setup.ts';

const given = { type: 'credentials.given', username: 'anna@sky.test', password: 'Secret-123' } as const;

const password: SignInMethod = { kind: 'password' };
const code: SignInMethod = { kind: 'one-time code' };
const link: SignInMethod = { kind: 'single sign-on', token: 'handed over' };
const ownSite: SignInMethod = { kind: 'single sign-on', token: null };

const onTheSignInPage = (way: SignInMethod = password, usual: SignInMethod = password) =>
  onStage(signInMachine, { way, usual });

/** Returns the secrets that are still in the context. */
const secretsIn = ({ context }: SignInSnapshot) =>
  ['Secret-123', 'the token', 'handed over'].filter((secret) => JSON.stringify(context).includes(secret));

const session = {
  id: 'anna',
  agentId: null,
  partnerId: 'sky',
  roles: { USER: { write: true } },
  accessProfile: granted.access.accessProfile,
  entrance: 'user',
  signedInAt: 0,
};

describe('signInMachine', () => {
  it("with a password requests the customer's rights, with the token stored", () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(given);
    expect(asked()).toEqual(['signIn(anna@sky.test, Secret-123)']);

    answer('signIn', signedInAnswer);
    expect(asked()).toEqual(['keepToken(the token)', 'getAccess(anna)']);

    answer('getAccess', granted);
    expect(actor.getSnapshot().output).toEqual({ session, at: 0 });
  });

  it("as an agent requests the agent's rights, for the customer's portal", () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(given);
    answer('signIn', { ...signedInAnswer, agentId: 'agent-7' });
    expect(asked()).toContain('getAccess(agent-7)');

    answer('getAccess', granted);
    expect(actor.getSnapshot().output?.session).toMatchObject({ id: 'anna', agentId: 'agent-7' });
  });

  it('with a wrong password is refused without ending a session', () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(given);
    asked();
    answer('signIn', createRefusal('INCORRECT_CREDENTIALS'));

    expect(actor.getSnapshot().value).toBe('credentials');
    expect(asked()).toEqual(['react(warning, INCORRECT_CREDENTIALS)']);
  });

  it('marks the wrong field until the next try', () => {
    const { actor, answer } = onTheSignInPage();

    actor.send(given);
    answer('signIn', createFieldRefusal('username', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ username: 'invalid' });

    actor.send(given);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('sends one request, however often Enter is pressed', () => {
    const { actor, asked } = onTheSignInPage();

    actor.send(given);
    actor.send(given);

    expect(asked()).toEqual(['signIn(anna@sky.test, Secret-123)']);
  });

  it('continues with the second factor if required', () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(given);
    answer('signIn', secondFactorWanted);
    actor.getSnapshot().children.secondFactor?.send({ type: 'code.given', code: '123456' });
    expect(asked()).toContain('confirmSecondFactor(anna, mfa-1, 123456)');

    answer('confirmSecondFactor', signedInAnswer);
    expect(asked()).toEqual(['keepToken(the token)', 'getAccess(anna)']);
  });

  it('restarts when the second factor is given up', () => {
    const { actor, answer } = onTheSignInPage();

    actor.send(given);
    answer('signIn', secondFactorWanted);
    actor.getSnapshot().children.secondFactor?.send({ type: 'signIn.restarted' });

    expect(actor.getSnapshot().value).toBe('credentials');
    expect(actor.getSnapshot().context.wanted).toBeNull();
  });

  it('with a one-time code needs no password', () => {
    const { actor, asked, answer } = onTheSignInPage(code);
    const flow = actor.getSnapshot().children.oneTimeCode;

    flow?.send({ type: 'identifier.given', identifier: 'anna@sky.test' });
    answer('requestCode', { kind: 'sent', sessionId: 'otc-1', at: 0 });
    flow?.send({ type: 'code.given', code: '123456' });
    answer('confirmCode', signedInAnswer);

    expect(asked()).toEqual([
      'requestCode(anna@sky.test)',
      'confirmCode(otc-1, 123456)',
      'keepToken(the token)',
      'getAccess(anna)',
    ]);
  });

  it('with a token from another site uses it once', () => {
    const { actor, asked, answer } = onTheSignInPage(link, ownSite);
    expect(asked()).toEqual(['exchangeToken(handed over)']);

    answer('exchangeToken', signedInAnswer);
    answer('getAccess', createRefusal('INVALID_ROLES'));

    expect(actor.getSnapshot().value).toBe('waitingForToken');
    expect(asked()).not.toContain('exchangeToken(handed over)');
  });

  it.each([
    ['a password, where customers have one', password, 'credentials', ['react(warning, UNAUTHORIZED_ACCESS)']],
    ['a one-time code, where that is the way in', code, 'oneTimeCode', ['react(warning, UNAUTHORIZED_ACCESS)']],
    ['nothing but another link, where there is no other way', ownSite, 'tokenRefused', []],
  ] as const)('with a token that does not work leaves %s', (_, usual, state, told) => {
    const { actor, asked, answer } = onTheSignInPage(link, usual);

    asked();
    answer('exchangeToken', createRefusal('UNAUTHORIZED_ACCESS'));

    expect(actor.getSnapshot().value).toBe(state);
    expect(asked()).toEqual(told);
  });

  it.each(['a refusal', 'no answer'])('leaves no half-open session after %s', (end) => {
    const { actor, asked, answer, fail } = onTheSignInPage();

    actor.send(given);
    answer('signIn', signedInAnswer);
    asked();
    if (end === 'a refusal') answer('getAccess', createRefusal('INVALID_ROLES'));
    else fail('getAccess');

    expect(actor.getSnapshot().value).toBe('credentials');
    expect(asked()[0]).toBe('forgetToken');
    expect(secretsIn(actor.getSnapshot())).toEqual([]);
  });

  it('keeps no secret longer than needed', () => {
    const { actor, answer } = onTheSignInPage();

    actor.send(given);
    expect(secretsIn(actor.getSnapshot())).toEqual(['Secret-123']);

    answer('signIn', signedInAnswer);
    expect(secretsIn(actor.getSnapshot())).toEqual(['the token']);

    answer('getAccess', granted);
    expect(secretsIn(actor.getSnapshot())).toEqual([]);
  });
});

describeModel(signInModel);
