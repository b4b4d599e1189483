import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { getSessionDeadline, isSignedIn, sessionMachine } from './session.machine.ts';
import { customer, sessionModel, visitor } from './session.model.ts';
import type { SessionEvent, ToldReason } from './session.setup.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

const timedOut = ['forgetCredentials', 'tellOtherTabs(timeout)', 'announceTimeout', 'leaveBy(initial path, timeout)'];

const opened = (session = customer, at = 0): SessionEvent => ({ type: 'session.opened', session, at });
const unauthorized: SessionEvent = { type: 'request.unauthorized' };
const closed: SessionEvent = { type: 'session.closed' };
const endedElsewhere = (reason: ToldReason): SessionEvent => ({ type: 'session.endedElsewhere', reason });
const wokeTooLate: SessionEvent = { type: 'page.woke', at: HOUR };

function onThePage({ restored = null as typeof customer | null, at = 0 } = {}) {
  return onStage(sessionMachine, { parent: createEmptyActor(), restored, at });
}

// Written by hand: the table and the paths below derive from the chart itself, so they cannot find a rule that the
// chart lacks. These tests can.
describe('a session', () => {
  it('begins with the sign-in and knows when it ends', () => {
    const { actor, asked } = onThePage();

    actor.send(opened(customer, 5 * MINUTE));

    expect(isSignedIn(actor.getSnapshot())).toBe(true);
    expect(getSessionDeadline(actor.getSnapshot())).toBe(HOUR);
    expect(asked()).toEqual(['keepSession']);
  });

  it('ends after an hour with the reason, on the page where the customer came in', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    asked();
    clock.increment(HOUR - 1);
    expect(asked()).toEqual([]);

    clock.increment(1);
    expect(asked()).toEqual(timedOut);
    expect(isSignedIn(actor.getSnapshot())).toBe(false);
  });

  it('warns once, after 58 minutes', () => {
    const { actor, clock } = onThePage();

    actor.send(opened());
    clock.increment(58 * MINUTE - 1);
    expect(actor.getSnapshot().value).toEqual({ signedIn: { open: 'calm' } });

    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ signedIn: { open: 'warned' } });

    actor.send({ type: 'warning.understood' });
    clock.increment(MINUTE);
    expect(actor.getSnapshot().value).toEqual({ signedIn: { open: 'informed' } });
  });

  it('ends at once for a warned customer who prefers to sign in again', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    clock.increment(58 * MINUTE);
    asked();
    actor.send({ type: 'session.renewed' });

    expect(asked()).toEqual(['logOut', 'forgetCredentials', 'tellOtherTabs(renewed)', 'leaveBy(front page, renewed)']);
  });

  it('gives a reloaded page the rest of its hour, not a new one', () => {
    const { actor, clock, asked } = onThePage({ restored: customer, at: 59 * MINUTE });

    clock.increment(0);
    expect(actor.getSnapshot().value).toEqual({ signedIn: { open: 'warned' } });
    expect(asked()).toEqual(['keepSession']);

    clock.increment(MINUTE);
    expect(asked()).toEqual(timedOut);
  });

  it('ends with the reason on a page that is reopened after the hour', () => {
    const { actor, asked } = onThePage({ restored: customer, at: HOUR });

    expect(isSignedIn(actor.getSnapshot())).toBe(false);
    expect(asked()).toEqual(timedOut);
  });

  it('ends as soon as a laptop wakes after the hour', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send({ type: 'page.woke', at: HOUR - 1 });
    expect(asked()).toEqual([]);

    actor.send(wokeTooLate);
    expect(asked()).toEqual(timedOut);
  });

  it('warns a laptop that wakes near the end and still ends in time', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send({ type: 'page.woke', at: 58 * MINUTE });
    expect(actor.getSnapshot().value).toEqual({ signedIn: { open: 'warned' } });

    clock.increment(HOUR);
    expect(asked()).toEqual(timedOut);
  });

  it('ends once, on the front page, at the first of twenty 401s', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    for (let at = 0; at < 20; at++) actor.send({ ...unauthorized, code: 'ACCESS_DENIED' });

    expect(asked()).toEqual([
      'forgetCredentials',
      'announceUnauthorized(ACCESS_DENIED)',
      'tellOtherTabs(unauthorized)',
      'leaveBy(front page, unauthorized)',
    ]);
  });

  it('ends at once when it is closed, and tells the insurer before the token is deleted', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send(closed);

    expect(asked()).toEqual(['logOut', 'forgetCredentials', 'tellOtherTabs(logout)', 'leaveBy(front page, logout)']);
  });

  it('ignores later events after it was closed', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    actor.send(closed);
    asked();
    for (const event of [closed, unauthorized, wokeTooLate]) actor.send(event);
    clock.increment(HOUR);

    expect(asked()).toEqual([]);
  });

  it('times out like by its own clock when the hour ended in another tab, however late the news', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send(endedElsewhere('timeout'));

    expect(asked()).toEqual(timedOut);
  });

  it.each([
    ['unauthorized', 'announceUnauthorized', 'unauthorized'],
    ['forced', 'announceUnauthorized', 'unauthorized'],
    ['logout', 'announceElsewhere', 'elsewhere'],
    ['renewed', 'announceElsewhere', 'elsewhere'],
    ['relogin', 'announceRelogin', 'elsewhere'],
  ] as const)('that ended in another tab by %s ends here with %s', (reason, announced, told) => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send(endedElsewhere(reason));

    expect(asked()).toEqual(['forgetCredentials', announced, `tellOtherTabs(${told})`, `leaveBy(front page, ${told})`]);
  });

  it('asks for a new sign-in with the reason when the insurer demands one', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send({ type: 'relogin.required' });

    expect(asked()).toEqual([
      'announceRelogin',
      'logOut',
      'forgetCredentials',
      'tellOtherTabs(relogin)',
      'leaveBy(front page, relogin)',
    ]);
  });

  it('lets a widget leave by its own exit without a toast, however it ends', () => {
    for (const end of [unauthorized, wokeTooLate, endedElsewhere('logout'), endedElsewhere('timeout')]) {
      const { actor, asked } = onThePage();

      actor.send(opened(visitor));
      actor.send(end);

      const said = asked();
      expect(said.at(-1)).toMatch(/^leaveBy\(widget exit, /);
      expect(said).not.toContain('announceTimeout');
    }
  });

  it('leaves the page ready for the next customer with a new hour', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    clock.increment(30 * MINUTE);
    actor.send(unauthorized);
    expect(actor.getSnapshot().context.session).toBeNull();

    actor.send(opened({ ...customer, signedInAt: 30 * MINUTE }, 30 * MINUTE));
    asked();
    clock.increment(HOUR - 1);
    expect(asked()).toEqual([]);
    clock.increment(1);
    expect(asked()).toEqual(timedOut);
  });
});

describeModel(sessionModel);
