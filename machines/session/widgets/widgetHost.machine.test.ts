import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import type { AccessAnswer } from '../../sign-in/answers.ts';
import { widgetHostMachine } from './widgetHost.machine.ts';
import { annas, bens, widgetHostModel } from './widgetHost.model.ts';

const granted = widgetHostModel.answers.getAccess.granted;
const framed = (input: Partial<InputFrom<typeof widgetHostMachine>>) =>
  onStage(widgetHostMachine, { handed: null, kept: null, isSignedIn: false, isOnItsOwn: false, ...input });

describe('widgetHostMachine', () => {
  it('signs in with the token it was handed', () => {
    const { actor, asked, answer } = framed({ handed: annas });
    answer('endFormer');
    expect(asked()).toContain('getAccess(anna@sky.test)');

    answer('getAccess', granted);
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(asked()).toEqual(['openSession']);
  });

  it('opens a session as old as its token, for the user that the insurer names', async () => {
    const opened: unknown[] = [];
    const getAccess = fromPromise<AccessAnswer, { id: string }>(async () => granted);
    const nothing = () => {};
    const actor = createActor(
      widgetHostMachine.provide({
        actors: { getAccess, endFormer: fromPromise<void, undefined>(async () => {}) },
        actions: { keepToken: nothing, openSession: (_, { session }) => opened.push(session) },
      }),
      { input: { handed: annas, kept: null, isSignedIn: false, isOnItsOwn: false } },
    ).start();
    await waitFor(actor, (state) => state.matches('signedIn'));

    const { userId: id, ...access } = granted.access;
    expect(opened).toEqual([{ id, agentId: null, entrance: 'widget', signedInAt: 0, ...access }]);
  });

  it('ends the previous session before it stores the new token', () => {
    const { asked, answer } = framed({ handed: bens, kept: annas, isSignedIn: true });
    expect(asked()).toEqual(['endFormer']);

    answer('endFormer');
    expect(asked()).toContain(`keepToken(${bens})`);
  });

  it('keeps the session of a customer who declines the link of another account', () => {
    const { actor, asked } = framed({ handed: bens, kept: annas, isSignedIn: true, isOnItsOwn: true });
    expect(asked()).toEqual([]);

    actor.send({ type: 'replacement.declined' });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(asked()).toEqual([]);
  });

  it('waits for consent before a link signs a visitor in', () => {
    const { actor, asked, answer } = framed({ handed: bens, isOnItsOwn: true });
    expect(actor.getSnapshot().value).toBe('asking');
    expect(asked()).toEqual([]);

    actor.send({ type: 'replacement.confirmed' });
    answer('endFormer');
    expect(asked()).toContain(`keepToken(${bens})`);
  });

  it('leads out when a visitor declines the link', () => {
    const { actor, asked } = framed({ handed: bens, isOnItsOwn: true });
    actor.send({ type: 'replacement.declined' });
    expect(asked()).toEqual(['reportError(no-token)', 'forgetToken', 'leave']);
  });

  it('keeps a session when a link brings no token', () => {
    const { actor, asked } = framed({ handed: 'token', kept: annas, isSignedIn: true, isOnItsOwn: true });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(asked()).toEqual([]);
  });

  it('leaves no token behind after a refused sign-in', () => {
    const { asked, answer } = framed({ handed: annas });
    answer('endFormer');
    asked();

    answer('getAccess', createRefusal('UNAUTHORIZED_ACCESS'));
    expect(asked()).toEqual(['reportError(token-refused)', 'forgetToken', 'leave']);
  });

  it.each([null, 'unreadable'])('reports that the site handed over no token but %j', (handed) => {
    const { actor, asked, answer } = framed({ handed });
    if (actor.getSnapshot().value === 'replacing') answer('endFormer');
    expect(asked()).toContain('reportError(no-token)');
  });

  it('reports a lost answer to the site', () => {
    const { actor, asked, answer, fail } = framed({ handed: annas });
    answer('endFormer');
    asked();
    fail('getAccess');
    expect(asked()).toEqual(['reportError(no-answer)']);
    actor.send({ type: 'retry.requested' });
    expect(asked()).not.toContain('reportError(no-answer)');
  });
});

describeModel(widgetHostModel);
