import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';

import { onStage } from '#tests/kit/machines/stage.ts';

import { isSignedIn, type SessionEvent, sessionMachine } from './session.machine.ts';
import { agent, atHome, customer, finder } from './session.model.ts';

const MINUTE = 60_000;

const opened = (session: typeof customer): SessionEvent => ({ type: 'session.opened', session, at: 0 });
const unauthorized: SessionEvent = { type: 'request.unauthorized' };
const onThePage = () => onStage(sessionMachine, { parent: createEmptyActor(), restored: null, at: 0 });

describe('a session of an agent', () => {
  it('goes on for another customer in the same hour, and lets go of the one before', () => {
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

  it('is not over when one customer is taken from them, but is then about nobody', () => {
    const { actor, asked } = onThePage();

    actor.send(opened(agent));
    asked();
    actor.send({ ...unauthorized, code: 'ACCESS_DENIED' });
    expect(asked()).toEqual(['forgetCustomer', 'keepSession']);
    expect(actor.getSnapshot().context.session?.id).toBe('');

    actor.send({ ...unauthorized, code: 'UNAUTHORIZED_ACCESS' });
    expect(isSignedIn(actor.getSnapshot())).toBe(false);
  });

  it('who is denied themselves, for nobody or in their own account, is over, saying why', () => {
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

it('a session of a customer is never about anybody else', () => {
  const { actor, asked } = onThePage();

  actor.send(opened(customer));
  asked();
  actor.send({ type: 'customer.changed', userId: 'gala' });

  expect([asked(), actor.getSnapshot().context.session]).toEqual([[], customer]);
});
