import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal } from '../../kit/refusals.model.ts';
import { resetPasswordMachine } from './resetPassword.machine.ts';
import { resetPasswordModel } from './resetPassword.model.ts';

const chosen = { type: 'password.chosen', password: 'Harbour-4-Lanterns' } as const;
const byLink = () => onStage(resetPasswordMachine, { code: 'session.secret' });

describe('resetPassword', () => {
  it('sends the code of the link with the password, once, and says that the password is saved', () => {
    const { actor, asked, answer } = byLink();

    actor.send(chosen);
    actor.send(chosen);
    expect(asked()).toEqual(['resetPassword(session.secret, Harbour-4-Lanterns)']);

    answer('resetPassword', { kind: 'reset' });
    expect(asked()).toEqual(['announceReset']);
    expect(actor.getSnapshot().output).toEqual({ kind: 'reset' });
  });

  it('asks for nothing if the link has no code', () => {
    const { actor } = onStage(resetPasswordMachine, { code: null });

    expect(actor.getSnapshot()).toMatchObject({
      value: 'linkRefused',
      context: { linkProblem: 'no code' },
      output: { kind: 'link refused' },
    });
  });

  it.each(['EXPIRED_CODE', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS'] as const)('ends at %s', (code) => {
    const { actor, asked, answer } = byLink();

    actor.send(chosen);
    asked();
    answer('resetPassword', createFieldRefusal('code', code));

    expect(asked()).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'linkRefused', context: { linkProblem: code } });
  });

  it('asks for another password if it is too easy to guess', () => {
    const { actor, asked, answer } = byLink();

    actor.send(chosen);
    asked();
    answer('resetPassword', createFieldRefusal('password', 'INVALID_PASSWORD'));
    expect(asked()).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({
      value: { choosing: 'editing' },
      context: { problems: { password: 'INVALID_PASSWORD' } },
    });

    actor.send({ type: 'password.chosen', password: 'Lanterns-4-Harbour' });
    expect(asked()).toEqual(['resetPassword(session.secret, Lanterns-4-Harbour)']);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  it('does not know the outcome of a lost answer until the link turns out to be used', () => {
    const { actor, asked, answer, fail } = byLink();

    actor.send(chosen);
    fail('resetPassword');
    expect(actor.getSnapshot().value).toEqual({ choosing: 'outcomeUnknown' });

    actor.send(chosen);
    answer('resetPassword', createFieldRefusal('code', 'INVALID_CODE'));

    expect(actor.getSnapshot().output).toEqual({ kind: 'reset unheard' });
    expect(asked()).not.toContain('announceReset');
  });

  it('does not take an expired link as proof that a lost try succeeded', () => {
    const { actor, answer, fail } = byLink();

    actor.send(chosen);
    fail('resetPassword');
    actor.send(chosen);
    answer('resetPassword', createFieldRefusal('code', 'EXPIRED_CODE'));

    expect(actor.getSnapshot().output).toEqual({ kind: 'link refused' });
  });

  it('clears the password once it is sent, and the code once it is useless', () => {
    const { actor, answer, fail } = byLink();

    actor.send(chosen);
    fail('resetPassword');
    expect(actor.getSnapshot().context).toMatchObject({ code: 'session.secret', password: '' });

    actor.send(chosen);
    answer('resetPassword', { kind: 'reset' });
    expect(actor.getSnapshot().context).toMatchObject({ code: null, password: '' });
  });
});

describeModel(resetPasswordModel);
