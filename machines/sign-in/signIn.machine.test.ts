import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../answers.model.ts';
import { secondFactorWanted, signedIn } from './answers.model.ts';
import { type SignInSnapshot, signInMachine, type Way } from './signIn.machine.ts';
import { granted, signInModel } from './signIn.model.ts';

const given = { type: 'credentials.given', username: 'anna@sky.test', password: 'Secret-123' } as const;

const atTheDoor = (way: Way = { kind: 'password' }) => onStage(signInMachine, { way });

/** Whether anything that must stay secret is still known. */
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

describe('signing in', () => {
  it('with a password asks what the customer may do, with the token at hand', () => {
    const { actor, asked, answer } = atTheDoor();

    actor.send(given);
    expect(asked()).toEqual(['signIn(anna@sky.test, Secret-123)']);

    answer('signIn', signedIn);
    expect(asked()).toEqual(['keepToken(the token)', 'getAccess(anna)']);

    answer('getAccess', granted);
    expect(actor.getSnapshot().output).toEqual({ session, at: 0 });
  });

  it('as an agent asks what the agent may do, for the customer’s portal', () => {
    const { actor, asked, answer } = atTheDoor();

    actor.send(given);
    answer('signIn', { ...signedIn, agentId: 'agent-7' });
    expect(asked()).toContain('getAccess(agent-7)');

    answer('getAccess', granted);
    expect(actor.getSnapshot().output?.session).toMatchObject({ id: 'anna', agentId: 'agent-7' });
  });

  it('with a wrong password is refused, no more: there is no session that a 401 could end', () => {
    const { actor, asked, answer } = atTheDoor();

    actor.send(given);
    asked();
    answer('signIn', refusedWith('INCORRECT_CREDENTIALS'));

    expect(actor.getSnapshot().value).toBe('credentials');
    expect(asked()).toEqual(['react(warning, INCORRECT_CREDENTIALS)']);
  });

  it('tells the form which field is wrong, until the next try', () => {
    const { actor, answer } = atTheDoor();

    actor.send(given);
    answer('signIn', refusedFor('username', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ username: 'invalid' });

    actor.send(given);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('asks once however often Enter is pressed', () => {
    const { actor, asked } = atTheDoor();

    actor.send(given);
    actor.send(given);

    expect(asked()).toEqual(['signIn(anna@sky.test, Secret-123)']);
  });

  it('goes on to the second factor where one is wanted', () => {
    const { actor, asked, answer } = atTheDoor();

    actor.send(given);
    answer('signIn', secondFactorWanted);
    actor.getSnapshot().children.secondFactor?.send({ type: 'code.given', code: '123456' });
    expect(asked()).toContain('confirmSecondFactor(anna, mfa-1, 123456)');

    answer('confirmSecondFactor', signedIn);
    expect(asked()).toEqual(['keepToken(the token)', 'getAccess(anna)']);
  });

  it('begins again when the second factor is given up', () => {
    const { actor, answer } = atTheDoor();

    actor.send(given);
    answer('signIn', secondFactorWanted);
    actor.getSnapshot().children.secondFactor?.send({ type: 'signIn.restarted' });

    expect(actor.getSnapshot().value).toBe('credentials');
    expect(actor.getSnapshot().context.wanted).toBeNull();
  });

  it('with a one-time code needs no password', () => {
    const { actor, asked, answer } = atTheDoor({ kind: 'one-time code' });
    const code = actor.getSnapshot().children.oneTimeCode;

    code?.send({ type: 'identifier.given', identifier: 'anna@sky.test' });
    answer('requestCode', { kind: 'sent', sessionId: 'otc-1' });
    code?.send({ type: 'code.given', code: '123456' });
    answer('confirmCode', signedIn);

    expect(asked()).toEqual([
      'requestCode(anna@sky.test)',
      'confirmCode(otc-1, 123456)',
      'keepToken(the token)',
      'getAccess(anna)',
    ]);
  });

  it('with a token from elsewhere uses it once', () => {
    const { actor, asked, answer } = atTheDoor({ kind: 'single sign-on', token: 'handed over' });
    expect(asked()).toEqual(['exchangeToken(handed over)']);

    answer('exchangeToken', signedIn);
    answer('getAccess', refusedWith('INVALID_ROLES'));

    expect(actor.getSnapshot().value).toBe('waitingForToken');
    expect(asked()).not.toContain('exchangeToken(handed over)');
  });

  it('with a token that is no good leaves the password', () => {
    const { actor, asked, answer } = atTheDoor({ kind: 'single sign-on', token: 'handed over' });

    asked();
    answer('exchangeToken', refusedWith('UNAUTHORIZED_ACCESS'));

    expect(actor.getSnapshot().value).toBe('credentials');
    expect(asked()).toEqual(['react(warning, UNAUTHORIZED_ACCESS)']);
  });

  it.each(['a refusal', 'no answer'])('leaves nobody half signed in after %s', (end) => {
    const { actor, asked, answer, fail } = atTheDoor();

    actor.send(given);
    answer('signIn', signedIn);
    asked();
    if (end === 'a refusal') answer('getAccess', refusedWith('INVALID_ROLES'));
    else fail('getAccess');

    expect(actor.getSnapshot().value).toBe('credentials');
    expect(asked()[0]).toBe('forgetToken');
    expect(secretsIn(actor.getSnapshot())).toEqual([]);
  });

  it('keeps no secret longer than it is needed', () => {
    const { actor, answer } = atTheDoor();

    actor.send(given);
    expect(secretsIn(actor.getSnapshot())).toEqual(['Secret-123']);

    answer('signIn', signedIn);
    expect(secretsIn(actor.getSnapshot())).toEqual(['the token']);

    answer('getAccess', granted);
    expect(secretsIn(actor.getSnapshot())).toEqual([]);
  });
});

/** What becomes of a sign-in, whichever way it came. */
function onceKnown(way: string, door: string) {
  const back = `${door} (${way}) + forgetToken`;
  return {
    [`secondFactor (${way})`]: {
      'secondFactor: signed in': `entering (${way}) + keepToken(the token)`,
      'secondFactor: given up': `${door} (${way})`,
    },
    [`entering (${way})`]: {
      'getAccess: granted': `done (${way})`,
      'getAccess: INVALID_ROLES': `${back} + react(warning, INVALID_ROLES)`,
      'getAccess: no answer': `${back} + announceUnanswered`,
    },
    [`done (${way})`]: {},
  };
}

const known = (actor: string, way: string) => ({
  [`${actor}: signed in`]: `entering (${way}) + keepToken(the token)`,
  [`${actor}: second factor`]: `secondFactor (${way})`,
});

const passwordForm = (way: string) => ({
  [`credentials (${way})`]: { 'credentials.given: by anna': `submitting (${way})` },
  [`submitting (${way})`]: {
    ...known('signIn', way),
    'signIn: INCORRECT_CREDENTIALS': `credentials (${way}) + react(warning, INCORRECT_CREDENTIALS)`,
    'signIn: INVALID_PARAMS of the user name': `credentials (${way}) + react(fields)`,
    'signIn: no answer': `credentials (${way}) + announceUnanswered`,
  },
});

describeModel(signInModel, {
  'to begin with': {
    'by password': 'credentials (password)',
    'by one-time code': 'oneTimeCode (one-time code)',
    'by single sign-on': 'exchanging (single sign-on with a token)',
    'by single sign-on, without a token': 'waitingForToken (single sign-on)',
  },
  ...passwordForm('password'),
  ...onceKnown('password', 'credentials'),
  'oneTimeCode (one-time code)': known('oneTimeCode', 'one-time code'),
  ...onceKnown('one-time code', 'oneTimeCode'),
  'exchanging (single sign-on with a token)': {
    ...known('exchangeToken', 'single sign-on'),
    'exchangeToken: UNAUTHORIZED_ACCESS': 'credentials (single sign-on) + react(warning, UNAUTHORIZED_ACCESS)',
    'exchangeToken: no answer': 'credentials (single sign-on) + announceUnanswered',
  },
  ...passwordForm('single sign-on'),
  ...onceKnown('single sign-on', 'waitingForToken'),
  'waitingForToken (single sign-on)': {},
});
