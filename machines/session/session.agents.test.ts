import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';

import { isSignedIn, sessionMachine } from './session.machine.ts';
import { agent, atHome, customer, finder } from './session.model.ts';
import type { SessionEvent } from './session.setup.ts';

const MINUTE = 60_000;

const opened = (session: typeof customer): SessionEvent => ({ type: 'session.opened', session, at: 0 });
const unauthorized: SessionEvent = { type: 'request.unauthorized' };
const onThePage = () => onStage(sessionMachine, { parent: createEmptyActor(), restored: null, at: 0 });

describe('a session of an agent', () => {
  it('continues for another customer in the same hour and drops the data of the previous one', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened(agent));
    asked();
    clock.increment(59 * MINUTE);
    actor.send({ type: 'customer.changed', userId: 'gala' });
    expect(asked()).toEqual(['forgetCustomer', 'keepSession']);
    expect(actor.getSnapshot().context.session).toEqual({ ...agent, id: 'gala' });

    clock.increment(MINUTE);
    expect(asked()).toEqual([
      'forgetCredentials',
      'tellOtherTabs(timeout)',
      'announceTimeout',
      'leaveBy(initial path, timeout)',
    ]);
  });

  it('stays open without a customer when the agent loses one', () => {
    const { actor, asked } = onThePage();

    actor.send(opened(agent));
    asked();
    actor.send({ ...unauthorized, code: 'ACCESS_DENIED' });
    expect(asked()).toEqual(['forgetCustomer', 'keepSession']);
    expect(actor.getSnapshot().context.session?.id).toBe('');

    actor.send({ ...unauthorized, code: 'UNAUTHORIZED_ACCESS' });
    expect(isSignedIn(actor.getSnapshot())).toBe(false);
  });

  it('ends with the reason if the agent is denied access without a customer or in their own account', () => {
    for (const session of [finder, atHome]) {
      const { actor, asked } = onThePage();

      actor.send(opened(session));
      asked();
      actor.send({ ...unauthorized, code: 'ACCESS_DENIED' });

      expect(asked()).toContain('announceUnauthorized(ACCESS_DENIED)');
      expect(isSignedIn(actor.getSnapshot())).toBe(false);
    }
  });
});

it('never switches to another person in a session of a customer', () => {
  const { actor, asked } = onThePage();

  actor.send(opened(customer));
  asked();
  actor.send({ type: 'customer.changed', userId: 'gala' });

  expect([asked(), actor.getSnapshot().context.session]).toEqual([[], customer]);
});
