import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedFor, refusedWith } from '../answers.model.ts';
import { secondFactorWanted, signedIn } from './answers.model.ts';
import { oneTimeCodeMachine } from './oneTimeCode.machine.ts';
import { oneTimeCodeModel } from './oneTimeCode.model.ts';

const identified = { type: 'identifier.given', identifier: 'anna@sky.test' } as const;
const given = { type: 'code.given', code: '123456' } as const;
const resent = { type: 'code.resent' } as const;
const reopened = { type: 'identifier.reopened' } as const;

const onTheSignInPage = () => onStage(oneTimeCodeMachine, undefined);

function withCode() {
  const stage = onTheSignInPage();
  stage.actor.send(identified);
  stage.answer('requestCode', { kind: 'sent', sessionId: 'otc-1', at: 0 });
  stage.asked();
  return stage;
}

function refused(problem: Parameters<typeof refusedFor>[1]) {
  const stage = withCode();
  stage.actor.send(given);
  stage.asked();
  stage.answer('confirmCode', refusedFor('code', problem));
  return stage;
}

describe('a one-time code', () => {
  it('is sent to whom it is asked for, and signs them in', () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(identified);
    expect(asked()).toEqual(['requestCode(anna@sky.test)']);

    answer('requestCode', { kind: 'sent', sessionId: 'otc-1', at: 0 });
    actor.send(given);
    expect(asked()).toEqual(['confirmCode(otc-1, 123456)']);

    answer('confirmCode', signedIn);
    expect(actor.getSnapshot().output).toEqual(signedIn);
  });

  it('may be followed by a second factor', () => {
    const { actor, answer } = withCode();

    actor.send(given);
    answer('confirmCode', secondFactorWanted);

    expect(actor.getSnapshot().output).toEqual(secondFactorWanted);
  });

  it('is not sent to somebody unknown, and the field says so if it is the field', () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(identified);
    asked();
    answer('requestCode', refusedWith('USER_NOT_FOUND'));
    expect(asked()).toEqual(['react(warning, USER_NOT_FOUND)']);
    expect(actor.getSnapshot().context.problems).toEqual({});

    actor.send(identified);
    answer('requestCode', refusedFor('identifier', 'MISSING_PHONE_NUMBER'));
    expect(actor.getSnapshot().context.problems).toEqual({ identifier: 'MISSING_PHONE_NUMBER' });

    actor.send(identified);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('is not used up by a second Enter', () => {
    const { actor, asked } = withCode();

    actor.send(given);
    actor.send(given);

    expect(asked()).toEqual(['confirmCode(otc-1, 123456)']);
  });

  it('may be mended when it was wrong', () => {
    const { actor, asked } = refused('INVALID_CODE');
    expect(actor.getSnapshot().value).toEqual({ entering: { code: 'wrong', resend: 'cooldown' } });

    actor.send(given);
    expect(asked()).toEqual(['confirmCode(otc-1, 123456)']);
  });

  it('can only be replaced once it has expired, half a minute after it was sent', () => {
    const { actor, clock, asked } = refused('EXPIRED_CODE');

    actor.send(given);
    actor.send(resent);
    clock.increment(29_999);
    actor.send(resent);
    expect(asked()).toEqual([]);

    clock.increment(1);
    actor.send(resent);
    expect(asked()).toEqual(['requestCode(anna@sky.test)']);
  });

  it('cannot even be replaced after too many tries', () => {
    const { actor, clock, asked } = refused('TOO_MANY_ATTEMPTS');

    actor.send(given);
    clock.increment(30_000);
    actor.send(resent);
    expect(asked()).toEqual([]);

    actor.send(reopened);
    expect(actor.getSnapshot().value).toBe('identifying');
  });

  it('is not replaced while it is being checked', () => {
    const { actor, clock, asked } = withCode();

    clock.increment(30_000);
    actor.send(given);
    asked();
    actor.send(resent);

    expect(asked()).toEqual([]);
  });

  it.each(['SESSION_INVALID_CODE', 'SESSION_NOT_FOUND', 'CODE_NOT_FOUND'] as const)(
    'is asked for again from the start after %s, saying why',
    (code) => {
      const { actor, asked, answer } = withCode();

      actor.send(given);
      asked();
      answer('confirmCode', refusedWith(code));

      expect(actor.getSnapshot().value).toBe('identifying');
      expect(asked()).toEqual([`react(warning, ${code})`]);
    },
  );

  it('is kept no longer than it takes to check it', () => {
    const wrong = refused('INVALID_CODE').actor.getSnapshot();
    expect(wrong.context).toMatchObject({ code: '', sessionId: 'otc-1' });

    const { actor } = withCode();
    actor.send(reopened);
    expect(actor.getSnapshot().context).toMatchObject({ code: '', sessionId: '', answer: null });
  });
});

/** A code waits for half a minute before another may be asked for, whatever becomes of it. */
function entering(resend: 'cooldown' | 'possible') {
  const at = (code: string, next: string = resend) => `entering.code.${code} entering.resend.${next}`;
  const back = { 'identifier.reopened': 'identifying' };
  const typed = { 'code.given: 123456': at('confirming') };
  const again = resend === 'possible' ? { 'code.resent': 'requesting' } : {};
  const ripens = (code: string) => (resend === 'cooldown' ? { 'after resendCooldown': at(code, 'possible') } : {});
  const gone = (code: string) => ({ [`confirmCode: ${code}`]: `identifying + react(warning, ${code})` });

  return {
    [at('typing')]: { ...back, ...typed, ...again, ...ripens('typing') },
    [at('wrong')]: { ...back, ...typed, ...again, ...ripens('wrong') },
    [at('expired')]: { ...back, ...again, ...ripens('expired') },
    [at('locked')]: { ...back, ...ripens('locked') },
    [at('confirming')]: {
      ...back,
      ...ripens('confirming'),
      'confirmCode: signed in': 'done',
      'confirmCode: second factor': 'done',
      'confirmCode: INVALID_CODE': at('wrong'),
      'confirmCode: INVALID_PARAMS of the code': at('wrong'),
      'confirmCode: EXPIRED_CODE': at('expired'),
      'confirmCode: TOO_MANY_ATTEMPTS': at('locked'),
      ...gone('SESSION_INVALID_CODE'),
      ...gone('SESSION_NOT_FOUND'),
      ...gone('CODE_NOT_FOUND'),
      'confirmCode: ACCESS_DENIED': `${at('typing')} + react(warning, ACCESS_DENIED)`,
      'confirmCode: no answer': `${at('typing')} + announceUnanswered`,
    },
  };
}

describeModel(
  oneTimeCodeModel,
  {
    'to begin with': { 'on the sign-in page': 'identifying' },
    identifying: { 'identifier.given: anna': 'requesting' },
    requesting: {
      'requestCode: sent': 'entering.code.typing entering.resend.cooldown',
      'requestCode: USER_NOT_FOUND': 'identifying + react(warning, USER_NOT_FOUND)',
      'requestCode: MISSING_PHONE_NUMBER': 'identifying + react(fields, identifier, MISSING_PHONE_NUMBER)',
      'requestCode: no answer': 'identifying + announceUnanswered',
    },
    done: {},
  },
  entering('cooldown'),
  entering('possible'),
);
