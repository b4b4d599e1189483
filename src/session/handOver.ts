import { type Infer, is, number, object, type Struct, string } from 'superstruct';

import type { Session } from '#machines/session/session.ts';
import { addresses } from '#src/lib/addresses.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { createStore } from '#src/lib/browser/storage.ts';
import { isWidgetPath } from '#src/lib/browser/widget.ts';
import { machineTime } from '#src/lib/time/clock.ts';

const name = 'hand-over';

/** Milliseconds. Signed-in tabs respond at once unless the browser is very busy. */
const deadlineMs = 1_500;

const Request = object({ asks: string() });

const Offer = object({
  answers: string(),
  token: slices.accessToken.struct as Struct<string>,
  session: slices.session.struct as Struct<Session>,
  /** Time of the tab's last use, in milliseconds since the epoch by this machine's clock. */
  usedAt: number(),
});
type Offer = Infer<typeof Offer>;

/**
 * Offers a session to tabs of the same origin that are opened later. Returns a function that ends the offer.
 *
 * A new tab has an empty session storage, so a link opened in a new tab would lead to the sign-in page. A signed-in tab
 * therefore holds a lock that announces it to new tabs, and responds to their requests. Neither writes anything to
 * local storage. Browsers without locks or channels ask for another sign-in. A widget's session is never offered,
 * because its token was issued for one host.
 */
export function offerSession(
  session: Session,
  token: () => string | null,
  { document, navigator: { locks } }: Window = window,
): () => void {
  const channel = session.entrance === 'user' && locks ? openChannel() : null;
  if (!channel) return () => undefined;
  const end = new AbortController();
  let usedAt = machineTime();
  const noteUse = () => {
    usedAt = machineTime();
  };
  for (const use of ['pointerdown', 'keydown'])
    document.addEventListener(use, noteUse, { capture: true, passive: true, signal: end.signal });

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const held = token();
    if (held && is(data, Request)) channel.postMessage({ answers: data.asks, token: held, session, usedAt });
  });
  const ended = new Promise<void>((resolve) => {
    end.signal.addEventListener('abort', () => resolve());
  });
  locks.request(name, { mode: 'shared', signal: end.signal }, () => ended).catch(() => undefined);

  return () => {
    end.abort();
    channel.close();
  };
}

/**
 * Takes over the session of another tab before the portal starts, as if after a reload. Prefers the most recently used
 * tab.
 */
export async function takeOverSession(
  { location, navigator, sessionStorage }: Window,
  tab = createStore(() => sessionStorage),
): Promise<void> {
  if (hasOwnSignIn(location) || tab.read(slices.accessToken)) return;
  const tabs = await countTabs(navigator);
  const channel = tabs > 0 ? openChannel() : null;
  if (!channel) return;
  const offers = await offersFrom(channel, tabs);
  const [latest] = offers.sort((one, other) => other.usedAt - one.usedAt);
  if (!latest) return;
  tab.write(slices.accessToken, latest.token);
  tab.write(slices.session, latest.session);
}

/** Widgets and single sign-on have their own token. */
const hasOwnSignIn = ({ pathname }: Location): boolean =>
  isWidgetPath(pathname) || pathname.startsWith(`${addresses.singleSignOn}/`);

async function countTabs({ locks }: Navigator): Promise<number> {
  if (!locks) return 0;
  const { held = [] } = await locks.query().catch(() => ({}) as LockManagerSnapshot);
  return held.filter((lock) => lock.name === name).length;
}

function offersFrom(channel: BroadcastChannel, tabs: number): Promise<Offer[]> {
  const asks = crypto.randomUUID();
  const offers: Offer[] = [];
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      channel.close();
      resolve(offers);
    };
    const timer = setTimeout(finish, deadlineMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!is(data, Offer) || data.answers !== asks) return;
      offers.push(data);
      if (offers.length >= tabs) finish();
    });
    channel.postMessage({ asks });
  });
}

const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null);
