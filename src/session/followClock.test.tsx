import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPageClock } from '../lib/time/clock.ts';
import { followClock } from './followClock.ts';

const minute = 60_000;
const signedInAt = Date.parse('2026-11-20T12:00:00Z');
const address = 'http://127.0.0.1:4001/time';

beforeEach(() => {
  vi.useFakeTimers({ now: signedInAt });
});
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow() {
  const insurer = { now: signedInAt, isAway: false };
  const fetch = vi.fn<(asked: string) => Promise<Response>>(async () => {
    if (insurer.isAway) throw new TypeError('Failed to fetch');
    return Response.json({ now: new Date(insurer.now).toISOString() });
  });
  vi.stubGlobal('fetch', fetch);
  const clock = createPageClock(signedInAt);
  const woke = vi.fn<() => void>();
  const end = followClock({ address, clock, deadline: signedInAt + 60 * minute, woke });
  ends.push(end);
  const comeBack = async () => {
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { insurer, fetch, clock, woke, end, comeBack };
}

describe('the sandbox’s clock', () => {
  it('moves the portal’s clock forward on focus and wakes the session at its deadline', async () => {
    const { insurer, clock, woke, comeBack } = follow();
    await vi.advanceTimersByTimeAsync(0);
    expect(woke).not.toHaveBeenCalled();

    insurer.now += 58 * minute;
    await comeBack();
    expect(clock.now()).toBe(signedInAt + 58 * minute);
    expect(woke).toHaveBeenCalledTimes(1);

    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(woke).toHaveBeenCalledTimes(2);
    expect(clock.now()).toBe(signedInAt + 60 * minute);
  });

  it('is followed from the start if it was moved before', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ now: new Date(signedInAt + 58 * minute).toISOString() }));
    const clock = createPageClock(signedInAt);
    ends.push(followClock({ address, clock, deadline: signedInAt + 118 * minute, woke: () => undefined }));
    await vi.advanceTimersByTimeAsync(0);

    expect(clock.now()).toBe(signedInAt + 58 * minute);
  });

  it('moves the clock of a guest without waking a session', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ now: new Date(signedInAt + 62 * minute).toISOString() }));
    const clock = createPageClock(signedInAt);
    const woke = vi.fn<() => void>();
    ends.push(followClock({ address, clock, deadline: null, woke }));
    await vi.advanceTimersByTimeAsync(minute);

    expect(clock.now()).toBe(signedInAt + 63 * minute);
    expect(woke).not.toHaveBeenCalled();
  });

  it('is read neither while the page rests nor after the session has ended', async () => {
    const { fetch, end, comeBack } = follow();
    await vi.advanceTimersByTimeAsync(30 * minute);
    expect(fetch).toHaveBeenCalledTimes(1);

    end();
    await comeBack();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('has no effect if it cannot be read', async () => {
    const { insurer, clock, woke, comeBack } = follow();
    await vi.advanceTimersByTimeAsync(0);
    insurer.isAway = true;
    await comeBack();

    expect(clock.now()).toBe(signedInAt);
    expect(woke).not.toHaveBeenCalled();
  });
});
