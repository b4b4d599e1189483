import { is, string, type } from 'superstruct';

import type { PageClock } from '#src/lib/time/clock.ts';

const Time = type({ now: string() });

type Followed = {
  /** Address that responds with `{ now }` in ISO 8601. */
  address: string;
  clock: PageClock;
  /** The end of the session in milliseconds since the epoch; null for guests. */
  deadline: number | null;
  woke: () => void;
};

/**
 * Reads the sandbox's clock, which a lever can move, when it starts, and each time the page is focused or shown again.
 * Returns a function that stops it.
 *
 * Timers that were set before the clock moved fire late, so the page also wakes at the deadline.
 */
export function followClock({ address, clock, deadline, woke }: Followed, page: Window = window): () => void {
  const end = new AbortController();
  let atDeadline: number | undefined;
  const read = async () => {
    const answer: unknown = await (await page.fetch(address, { signal: end.signal })).json();
    if (!is(answer, Time) || !advance(clock, Date.parse(answer.now))) return;
    if (deadline === null) return;
    page.clearTimeout(atDeadline);
    atDeadline = page.setTimeout(woke, Math.max(0, deadline - clock.now()));
    woke();
  };
  const follow = () => void read().catch(() => undefined);
  const options = { signal: end.signal };
  for (const event of ['focus', 'pageshow']) page.addEventListener(event, follow, options);
  page.document.addEventListener('visibilitychange', follow, options);
  follow();

  return () => {
    end.abort();
    page.clearTimeout(atDeadline);
  };
}

/** Moves the clock forward if the server is more than a minute ahead. Returns whether it did. */
export function advance(clock: PageClock, serverNow: number): boolean {
  const isAhead = serverNow - clock.now() > 60_000;
  if (isAhead) clock.set(serverNow);
  return isAhead;
}
