import { is, string, type } from 'superstruct';

import type { PageClock } from '#src/lib/time/clock.ts';

const Time = type({ now: string() });

type Followed = {
  /** Where the insurer's clock can be read. */
  address: string;
  clock: PageClock;
  /** When the session ends, in milliseconds since the epoch. */
  deadline: number;
  woke: () => void;
};

/**
 * Follows an insurer's clock that can be moved, which only the sandbox has. Returns a function that ends it.
 *
 * A page at rest hears nothing of such a clock, so it is read when a session begins and whenever somebody comes back to the
 * page. Timers that were set by the time before it moved are late: the page wakes at the deadline once more.
 */
export function followClock({ address, clock, deadline, woke }: Followed, page: Window = window): () => void {
  const end = new AbortController();
  let atDeadline: number | undefined;
  const read = async () => {
    const answer: unknown = await (await page.fetch(address, { signal: end.signal })).json();
    if (!is(answer, Time) || !clock.advanceTo(Date.parse(answer.now))) return;
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
