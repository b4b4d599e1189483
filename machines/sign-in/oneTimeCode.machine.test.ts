import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../kit/refusals.model.ts';
import { secondFactorWanted, signedInAnswer } from './answers.model.ts';
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

function refused(problem: Parameters<typeof createFieldRefusal>[1]) {
  const stage = withCode();
  stage.actor.send(given);
  stage.asked();
  stage.answer('confirmCode', createFieldRefusal('code', problem));
  return stage;
}

describe('oneTimeCodeMachine', () => {
  it('sends a code to the identifier and signs its owner in', () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(identified);
    expect(asked()).toEqual(['requestCode(anna@sky.test)']);

    answer('requestCode', { kind: 'sent', sessionId: 'otc-1', at: 0 });
    actor.send(given);
    expect(asked()).toEqual(['confirmCode(otc-1, 123456)']);

    answer('confirmCode', signedInAnswer);
    expect(actor.getSnapshot().output).toEqual(signedInAnswer);
  });

  it('may continue with a second factor', () => {
    const { actor, answer } = withCode();

    actor.send(given);
    answer('confirmCode', secondFactorWanted);

    expect(actor.getSnapshot().output).toEqual(secondFactorWanted);
  });

  it('sends no code to an unknown customer and marks the field if it is the reason', () => {
    const { actor, asked, answer } = onTheSignInPage();

    actor.send(identified);
    asked();
    answer('requestCode', createRefusal('USER_NOT_FOUND'));
    expect(asked()).toEqual(['react(warning, USER_NOT_FOUND)']);
    expect(actor.getSnapshot().context.problems).toEqual({});

    actor.send(identified);
    answer('requestCode', createFieldRefusal('identifier', 'MISSING_PHONE_NUMBER'));
    expect(actor.getSnapshot().context.problems).toEqual({ identifier: 'MISSING_PHONE_NUMBER' });

    actor.send(identified);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('ignores a second Enter', () => {
    const { actor, asked } = withCode();

    actor.send(given);
    actor.send(given);

    expect(asked()).toEqual(['confirmCode(otc-1, 123456)']);
  });

  it('lets a wrong code be corrected', () => {
    const { actor, asked } = refused('INVALID_CODE');
    expect(actor.getSnapshot().value).toEqual({ entering: { code: 'wrong', resend: 'cooldown' } });

    actor.send(given);
    expect(asked()).toEqual(['confirmCode(otc-1, 123456)']);
  });

  it('can only replace an expired code, half a minute after it was sent', () => {
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

  it('cannot replace a code after too many tries', () => {
    const { actor, clock, asked } = refused('TOO_MANY_ATTEMPTS');

    actor.send(given);
    clock.increment(30_000);
    actor.send(resent);
    expect(asked()).toEqual([]);

    actor.send(reopened);
    expect(actor.getSnapshot().value).toBe('identifying');
  });

  it('does not replace a code while it is being checked', () => {
    const { actor, clock, asked } = withCode();

    clock.increment(30_000);
    actor.send(given);
    asked();
    actor.send(resent);

    expect(asked()).toEqual([]);
  });

  it.each(['SESSION_INVALID_CODE', 'SESSION_NOT_FOUND', 'CODE_NOT_FOUND'] as const)(
    'restarts with the reason after %s',
    (code) => {
      const { actor, asked, answer } = withCode();

      actor.send(given);
      asked();
      answer('confirmCode', createRefusal(code));

      expect(actor.getSnapshot().value).toBe('identifying');
      expect(asked()).toEqual([`react(warning, ${code})`]);
    },
  );

  it('forgets the code after checking it', () => {
    const wrong = refused('INVALID_CODE').actor.getSnapshot();
    expect(wrong.context).toMatchObject({ code: '', sessionId: 'otc-1' });

    const { actor } = withCode();
    actor.send(reopened);
    expect(actor.getSnapshot().context).toMatchObject({ code: '', sessionId: '', answer: null });
  });
});

describeModel(oneTimeCodeModel);
