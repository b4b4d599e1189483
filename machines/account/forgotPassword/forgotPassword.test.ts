import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { forgotPasswordMachine } from './forgotPassword.machine.ts';
import { forgotPasswordModel } from './forgotPassword.model.ts';

const given = { type: 'address.given', emailAddress: 'anna@sky.test' } as const;

describe('forgotPassword', () => {
  it('requests a link once, however often Enter is pressed, and shows that it was sent', () => {
    const { actor, asked, answer } = onStage(forgotPasswordMachine, undefined);

    actor.send(given);
    actor.send(given);
    expect(asked()).toEqual(['requestLink(anna@sky.test)']);

    answer('requestLink', { kind: 'sent' });
    expect(asked()).toEqual(['announceSent']);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'sent' });
  });

  it('can ask again after a refusal or a lost answer', () => {
    const { actor, asked, answer, fail } = onStage(forgotPasswordMachine, undefined);

    actor.send(given);
    answer('requestLink', createRefusal('ACCOUNT_NOT_FOUND'));
    actor.send(given);
    fail('requestLink');
    actor.send(given);

    expect(asked()).toEqual([
      'requestLink(anna@sky.test)',
      'react(warning, ACCOUNT_NOT_FOUND)',
      'requestLink(anna@sky.test)',
      'announceUnanswered',
      'requestLink(anna@sky.test)',
    ]);
  });

  it('keeps the problem of the address until it is sent again', () => {
    const { actor, answer } = onStage(forgotPasswordMachine, undefined);

    actor.send(given);
    answer('requestLink', createFieldRefusal('emailAddress', 'invalid'));
    expect(actor.getSnapshot().context.problems).toEqual({ emailAddress: 'invalid' });

    actor.send(given);
    expect(actor.getSnapshot().context.problems).toEqual({});
  });
});

describeModel(forgotPasswordModel);
