import { expect, vi } from 'vitest';
import { agent, customer, visitor } from '#machines/session/session.model.ts';
import type { SessionEvent } from '#machines/session/session.setup.ts';
import { spec } from '#paths/specs/session/session.ts';
import { addresses } from '#src/lib/addresses.ts';
import { goTo, signIn } from '#tests/kit/areas/comingIn.ts';
import { type Stage, until } from '#tests/kit/browser/stage.tsx';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];

const sessionOf = ({ portal }: Stage) => portal.app.getSnapshot().children.session;
const signedInAt = ({ portal }: Stage) => portal.app.getSnapshot().context.session?.signedInAt ?? 0;

const page = (now: number) => ({
  path: addresses.keyFacts,
  page: { now },
});

testPaths(spec, {
  inputs: {
    'a new page': page(0),
    'a reloaded page': { ...page(30 * MINUTE), session: customer },
    // At 58 minutes the first request would cause the warning, because it reads the clock.
    'a page reloaded near the end': { ...page(58 * MINUTE - 1), session: customer },
    'a page reloaded too late': { ...page(HOUR), session: customer },
    'an agent’s page': { ...page(30 * MINUTE), session: agent },
    'a widget reloaded too late': { ...page(HOUR), session: visitor },
  },
  holds: ['Login', 'Access', 'Logout', 'Trips'],
  delays: {
    untilWarning: (stage) => signedInAt(stage) + 58 * MINUTE - stage.portal.clock.now(),
    restOfTheHour: () => HOUR,
  },
  triggers: {
    'session.opened': (stage, { session }) =>
      session.entrance === 'widget' ? comeThroughWidget(stage) : comeThroughSignInPage(stage),
    'session.superseded': (stage) => sessionOf(stage)?.send({ type: 'session.superseded' }),
    'session.forced': (stage, { code }) => {
      const { wire } = stage;
      if (wire.isWaiting('Trips')) wire.refuse('Trips', { status: 404, code });
      else sessionOf(stage)?.send({ type: 'session.forced', code });
    },
    'session.endedElsewhere': ({ tabs, portal }, { reason }) => {
      const { id, agentId, signedInAt } = portal.app.getSnapshot().context.session ?? customer;
      tabs.tell({ reason, userId: agentId ?? id, signedInAt });
    },
    'request.unauthorized': (stage, { code }) => {
      const { wire } = stage;
      // Without a customer the portal reads nothing, so the event is sent directly.
      if (wire.isWaiting('Trips')) wire.refuse('Trips', { status: 401, ...(code && { code }) });
      else sessionOf(stage)?.send({ type: 'request.unauthorized', ...(code && { code }) });
    },
    'customer.changed': (stage, event) => sessionOf(stage)?.send(event as SessionEvent),
    'relogin.required': (stage, event) => sessionOf(stage)?.send(event as SessionEvent),
    'page.woke': (stage, { at }) => {
      // A sleeping laptop: the date advances without timers.
      vi.setSystemTime(signedInAt(stage) + at);
      window.dispatchEvent(new Event('focus'));
    },
  },
  effects: {
    logOut: ({ wire }) => until(() => expect(wire.isWaiting('Logout')).toBe(true)),
    keepSession: () => expect(Object.keys(sessionStorage).sort()).toEqual(['accessToken', 'session']),
    forgetCredentials: () => expect(Object.keys(sessionStorage)).toEqual([]),
    tellOtherTabs: ({ tabs }, { reason }: { reason: string }) => {
      if (reason === 'elsewhere') expect(tabs.told).toEqual([]);
      else expect(tabs.told.splice(0)).toEqual([expect.objectContaining({ reason })]);
    },
  },
});

async function comeThroughSignInPage(stage: Stage): Promise<void> {
  // Returns to a page that loads little.
  await goTo(addresses.front, { wanted: addresses.keyFacts });
  await signIn(stage);
}

/** No widget exists whose frame could open the session, so the event is sent directly. */
async function comeThroughWidget(stage: Stage): Promise<void> {
  const at = stage.portal.clock.now();
  sessionStorage.setItem('accessToken', '{"version":1,"value":"the token"}');
  await goTo(addresses.keyFacts);
  sessionOf(stage)?.send({ type: 'session.opened', session: { ...visitor, signedInAt: at }, at });
}
