import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { customer, visitor } from '#machines/session/session.model.ts';
import type { Session } from '#machines/session/session.ts';
import * as slices from '../lib/browser/slices.ts';
import { createStore } from '../lib/browser/storage.ts';
import { offerSession, takeOverSession } from './handOver.ts';

/** Fakes the channels of one browser: a message reaches the others later, as in a browser. */
class Channel extends EventTarget {
  static all = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        void Promise.resolve().then(
          () => Channel.all.has(other) && other.dispatchEvent(new MessageEvent('message', { data })),
        );
  }
  close(): void {
    Channel.all.delete(this);
  }
}

/** Fakes the shared locks of one browser. */
function locksOfBrowser() {
  const held = new Set<{ name: string }>();
  return {
    query: async () => ({ held: [...held] }),
    request: async (name: string, _: object, hold: () => Promise<void>) => {
      const lock = { name };
      held.add(lock);
      await hold();
      held.delete(lock);
    },
  };
}

const anna: Session = { ...customer, id: 'anna' };
const emil: Session = { ...customer, id: 'emil' };

let locks: unknown;
beforeEach(() => {
  locks = locksOfBrowser();
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Channel.all.clear();
});

function openTab(pathname = '/insurance') {
  const document = new EventTarget();
  const window = { document, navigator: { locks }, location: { pathname } } as unknown as Window;
  const store = createStore(() => {
    throw new Error('none');
  });
  return { window, store, use: (event: string) => void document.dispatchEvent(new Event(event)) };
}

function openSignedIn(session: Session) {
  const { window, use } = openTab();
  const end = offerSession(session, () => `the token of ${session.id}`, window);
  return { end, use };
}

async function openNew(pathname?: string) {
  const { window, store } = openTab(pathname);
  const taken = takeOverSession(window, store);
  await vi.runAllTimersAsync();
  await taken;
  return { token: store.read(slices.accessToken), session: store.read(slices.session) };
}

const nobody = { token: null, session: null };

describe('a new tab', () => {
  it('takes over the session of another tab of the same origin', async () => {
    openSignedIn(anna);

    expect(await openNew()).toEqual({ token: 'the token of anna', session: anna });
  });

  it('takes the customer of the tab used last', async () => {
    const [first, second] = [openSignedIn(anna), openSignedIn(emil)];
    vi.setSystemTime(2_000);
    first.use('pointerdown');

    expect((await openNew()).session).toEqual(anna);

    vi.setSystemTime(3_000);
    second.use('keydown');
    expect((await openNew()).session).toEqual(emil);
  });

  it('starts at once if no tab is signed in', async () => {
    const { window, store } = openTab();

    await takeOverSession(window, store);

    expect(store.read(slices.accessToken)).toBeNull();
  });

  it('gives up on a tab that does not answer', async () => {
    openSignedIn(anna);
    Channel.all.clear();

    expect(await openNew()).toEqual(nobody);
  });

  it('gets nothing from a session that has ended', async () => {
    openSignedIn(anna).end();

    expect(await openNew()).toEqual(nobody);
  });

  it('gets nothing from a widget, whose token is for its host', async () => {
    openSignedIn(visitor);

    expect(await openNew()).toEqual(nobody);
  });

  it.each(['/widgets/payoutmethods', '/login/sso/token'])('keeps its own sign-in at %s', async (path) => {
    openSignedIn(anna);

    expect(await openNew(path)).toEqual(nobody);
  });

  it('keeps the session it already has', async () => {
    openSignedIn(anna);
    const { window, store } = openTab();
    store.write(slices.accessToken, 'own');

    await takeOverSession(window, store);

    expect(store.read(slices.accessToken)).toBe('own');
  });

  it('rejects an offer of another format', async () => {
    openSignedIn(anna);
    Channel.all.clear();
    const other = new Channel('hand-over');
    other.addEventListener('message', (event) => {
      const { asks } = (event as MessageEvent<{ asks: string }>).data;
      for (const session of [null, { id: 'anna' }])
        other.postMessage({ answers: asks, token: 't', session, usedAt: 1 });
      other.postMessage({ answers: 'another question', token: 't', session: anna, usedAt: 1 });
    });

    expect(await openNew()).toEqual(nobody);
  });

  it.each(['locks', 'channels'])('asks for a sign-in in a browser without %s', async (missing) => {
    if (missing === 'locks') locks = undefined;
    else Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    openSignedIn(anna);

    expect(await openNew()).toEqual(nobody);
  });
});
