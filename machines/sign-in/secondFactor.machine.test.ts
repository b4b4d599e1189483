import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../kit/refusals.model.ts';
import { signedInAnswer } from './answers.model.ts';
import { secondFactorMachine } from './secondFactor.machine.ts';
import { secondFactorModel } from './secondFactor.model.ts';

const begun = () => onStage(secondFactorMachine, { userId: 'anna', session: 'mfa-1' });
const given = (code: string) => ({ type: 'code.given', code }) as const;

describe('secondFactorMachine', () => {
  it('confirms the code for the user and the sign-in that required it', () => {
    const { actor, asked, answer } = begun();

    actor.send(given('123456'));
    expect(asked()).toEqual(['confirmSecondFactor(anna, mfa-1, 123456)']);

    answer('confirmSecondFactor', signedInAnswer);
    expect(actor.getSnapshot().output).toEqual(signedInAnswer);
  });

  it('lets a wrong code be corrected', () => {
    const { actor, asked, answer } = begun();

    actor.send(given('000000'));
    answer('confirmSecondFactor', createRefusal('MFA_INVALID_CODE'));
    expect(actor.getSnapshot().value).toBe('refused');

    asked();
    actor.send(given('123456'));
    expect(asked()).toEqual(['confirmSecondFactor(anna, mfa-1, 123456)']);
  });

  it('ignores a second Enter', () => {
    const { actor, asked } = begun();

    actor.send(given('123456'));
    actor.send(given('123456'));

    expect(asked()).toEqual(['confirmSecondFactor(anna, mfa-1, 123456)']);
  });

  it.each(['MFA_SESSION_EXPIRED', 'MFA_INVALID_USER'] as const)('gives up with the reason after %s', (code) => {
    const { actor, asked, answer } = begun();

    actor.send(given('123456'));
    asked();
    answer('confirmSecondFactor', createRefusal(code));

    expect(asked()).toEqual([`react(warning, ${code})`]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'given up' });
  });

  it('forgets the code once it was sent and answered', () => {
    const { actor, answer } = begun();

    actor.send(given('123456'));
    answer('confirmSecondFactor', createRefusal('MFA_INVALID_CODE'));

    expect(actor.getSnapshot().context.code).toBe('');
  });
});

describeModel(secondFactorModel);
