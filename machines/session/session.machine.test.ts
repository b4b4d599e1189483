import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { deadlineOf, isSignedIn, type SessionEvent, sessionMachine, type ToldReason } from './session.machine.ts';
import { customer, sessionModel, visitor } from './session.model.ts';

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

// Written by hand: the table and the paths below go by the chart itself, so a promise that nobody kept in mind when drawing
// it could be missing there. It cannot be missing here.
describe('a session', () => {
  it('begins with the sign-in, and knows when it ends', () => {
    const { actor, asked } = onThePage();

    actor.send(opened(customer, 5 * MINUTE));

    expect(isSignedIn(actor.getSnapshot())).toBe(true);
    expect(deadlineOf(actor.getSnapshot())).toBe(HOUR);
    expect(asked()).toEqual(['keepSession']);
  });

  it('ends after an hour where the customer came in, saying why', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    asked();
    clock.increment(HOUR - 1);
    expect(asked()).toEqual([]);

    clock.increment(1);
    expect(asked()).toEqual(timedOut);
    expect(isSignedIn(actor.getSnapshot())).toBe(false);
  });

  it('warns at 58 minutes, once', () => {
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

  it('gives a reloaded page the rest of its hour, not a new one', () => {
    const { actor, clock, asked } = onThePage({ restored: customer, at: 59 * MINUTE });

    clock.increment(0);
    expect(actor.getSnapshot().value).toEqual({ signedIn: { open: 'warned' } });
    expect(asked()).toEqual(['keepSession']);

    clock.increment(MINUTE);
    expect(asked()).toEqual(timedOut);
  });

  it('is over for a page that is opened again after the hour, which says so', () => {
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

  it('warns a laptop that wakes near the end, and still ends in time', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send({ type: 'page.woke', at: 58 * MINUTE });
    expect(actor.getSnapshot().value).toEqual({ signedIn: { open: 'warned' } });

    clock.increment(HOUR);
    expect(asked()).toEqual(timedOut);
  });

  it('ends on the front page at the first of twenty 401s, and only once', () => {
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

  it('that is closed is over here at once, and the insurer is told with the token still at hand', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send(closed);

    expect(asked()).toEqual(['logOut', 'forgetCredentials', 'tellOtherTabs(logout)', 'leaveBy(front page, logout)']);
  });

  it('is not ended twice by what comes after it was closed', () => {
    const { actor, clock, asked } = onThePage();

    actor.send(opened());
    actor.send(closed);
    asked();
    for (const event of [closed, unauthorized, wokeTooLate]) actor.send(event);
    clock.increment(HOUR);

    expect(asked()).toEqual([]);
  });

  it('whose hour ended in another tab ends as by its own clock, however late it hears of it', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send(endedElsewhere('timeout'));

    expect(asked()).toEqual(timedOut);
  });

  it('that the insurer no longer takes from another tab says so here, too', () => {
    for (const reason of ['unauthorized', 'forced'] as const) {
      const { actor, asked } = onThePage();

      actor.send(opened());
      asked();
      actor.send(endedElsewhere(reason));

      expect(asked()).toEqual([
        'forgetCredentials',
        'announceUnauthorized',
        'tellOtherTabs(unauthorized)',
        'leaveBy(front page, unauthorized)',
      ]);
    }
  });

  it('asks for a new sign-in where the insurer demands one, saying why', () => {
    const { actor, asked } = onThePage();

    actor.send(opened());
    asked();
    actor.send({ type: 'relogin.required' });

    expect(asked()).toEqual([
      'forgetCredentials',
      'announceRelogin',
      'tellOtherTabs(relogin)',
      'leaveBy(front page, relogin)',
    ]);
  });

  it('lets a widget out by its own exit, without a toast, however it ends', () => {
    for (const end of [unauthorized, wokeTooLate, endedElsewhere('logout'), endedElsewhere('timeout')]) {
      const { actor, asked } = onThePage();

      actor.send(opened(visitor));
      actor.send(end);

      const said = asked();
      expect(said.at(-1)).toMatch(/^leaveBy\(widget exit, /);
      expect(said).not.toContain('announceTimeout');
    }
  });

  it('leaves the same page ready for the next customer, with an hour of their own', () => {
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

const began = ' + keepSession + tells session.began';

type Ending = { exit: string; first?: string[]; says?: string[] };

const ended = (reason: string, { exit, first = [], says = [] }: Ending) =>
  ['', ...first, 'forgetCredentials', ...says, `tellOtherTabs(${reason})`, `tells session.ended(${reason})`]
    .concat(reason === 'timeout' && exit === 'initial path' ? ['announceTimeout'] : [], `leaveBy(${exit}, ${reason})`)
    .join(' + ');

const endedFor = (reason: string, ending: Ending) => `closed ()${ended(reason, ending)}`;

/** What ends a session in every state it is open in. */
const ends = (late: string, otherwise: string) => ({
  'session.closed': endedFor('logout', { exit: otherwise, first: ['logOut'] }),
  'session.forced: by an unknown session': endedFor('forced', {
    exit: otherwise,
    says: ['announceUnauthorized(SESSION_NOT_FOUND)'],
  }),
  'session.endedElsewhere: on purpose': endedFor('elsewhere', { exit: otherwise }),
  'session.endedElsewhere: by its hour': endedFor('timeout', { exit: late }),
  'session.endedElsewhere: by the insurer': endedFor('unauthorized', {
    exit: otherwise,
    says: ['announceUnauthorized'],
  }),
  'request.unauthorized: without a code': endedFor('unauthorized', { exit: otherwise, says: ['announceUnauthorized'] }),
  'request.unauthorized: with a code': endedFor('unauthorized', {
    exit: otherwise,
    says: ['announceUnauthorized(ACCESS_DENIED)'],
  }),
  'relogin.required': endedFor('relogin', { exit: otherwise, says: ['announceRelogin'] }),
  'page.woke: too late': endedFor('timeout', { exit: late }),
  'after restOfTheHour': endedFor('timeout', { exit: late }),
});

/** An agent goes on with another customer, or with none, in the same hour. */
const anewIn = (state: string, known: string) => `signedIn.open.${state} (${known}) + forgetCustomer${began}`;
const goesOnIn = (state: string) => ({ 'customer.changed: to another': anewIn(state, 'agent') });
const actsIn = (state: string) => ({
  ...goesOnIn(state),
  'request.unauthorized: with a code': anewIn(state, 'agent for nobody'),
});

const forUser = {
  ...ends('initial path', 'front page'),
  'session.superseded': 'closed () + forgetCredentials + tells session.ended(elsewhere)',
};
const forWidget = ends('widget exit', 'widget exit');

describeModel(sessionModel, {
  'to begin with': {
    'a new page': 'closed',
    'a reloaded page': `signedIn.open.calm (user)${began}`,
    'a page reloaded near the end': `signedIn.open.calm (user)${began}`,
    'an agent’s page': `signedIn.open.calm (agent)${began}`,
    'the page of an agent for nobody': `signedIn.open.calm (agent for nobody)${began}`,
    'an agent’s own account': `signedIn.open.calm (agent at home)${began}`,
    'a page reloaded too late': `closed${ended('timeout', { exit: 'initial path' })}`,
    'a widget reloaded too late': `closed${ended('timeout', { exit: 'widget exit' })}`,
  },
  closed: {
    'session.opened: by a customer': `signedIn.open.calm (user)${began}`,
    'session.opened: through a widget': `signedIn.open.calm (widget)${began}`,
  },
  'signedIn.open.calm': {
    ...forUser,
    'page.woke: near the end': 'signedIn.open.warned',
    'after untilWarning': 'signedIn.open.warned',
  },
  'signedIn.open.calm (widget)': forWidget,
  'signedIn.open.calm (agent)': actsIn('calm'),
  'signedIn.open.warned (agent)': actsIn('warned'),
  'signedIn.open.informed (agent)': actsIn('informed'),
  'signedIn.open.calm (agent for nobody)': goesOnIn('calm'),
  'signedIn.open.warned (agent for nobody)': goesOnIn('warned'),
  'signedIn.open.informed (agent for nobody)': goesOnIn('informed'),
  'signedIn.open.calm (agent at home)': goesOnIn('calm'),
  'signedIn.open.warned (agent at home)': goesOnIn('warned'),
  'signedIn.open.informed (agent at home)': goesOnIn('informed'),
  'signedIn.open.warned': { ...forUser, 'warning.understood': 'signedIn.open.informed' },
  'signedIn.open.warned (widget)': forWidget,
  'signedIn.open.informed': forUser,
  'signedIn.open.informed (widget)': forWidget,
});
