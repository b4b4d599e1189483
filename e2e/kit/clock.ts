import type { BrowserContext } from '@playwright/test';

import { getIdleWait } from './calls.ts';
import { pull } from './levers.ts';
import type { Server } from './servers.ts';

type Time = { hours?: number; minutes?: number; seconds?: number };

/** The shared clock of all browser tabs, the portal and the sandbox. */
export type Clock = {
  now: () => number;
  /** Advances the time once the pages are idle. Due timers fire. */
  advance: (time: Time) => Promise<void>;
  /** Advances the time without firing timers, as if the computer had slept. */
  sleep: (time: Time) => Promise<void>;
  /** Stops the browser's timers until the time is advanced. */
  stop: () => Promise<void>;
};

/** The start of every test: a Tuesday, far from midnight and from the ends of a month. */
const beginning = Date.parse('2031-03-11T09:00:00Z');

type Machines = { sandbox: string; portal: Server };

/** Resets the portal and the sandbox to the start. Returns how far that is ahead of the machine's clock. */
export async function resetClock({ sandbox, portal }: Machines): Promise<number> {
  const aheadMs = beginning - Date.now();
  await portal.setAhead(aheadMs);
  await pull(sandbox, 'POST', 'clock', { reset: true });
  await pull(sandbox, 'POST', 'clock', { advanceMs: aheadMs });
  return aheadMs;
}

export async function createClock(
  context: BrowserContext,
  { sandbox, portal }: Machines,
  beganAt: number,
): Promise<Clock> {
  let aheadMs = beganAt;
  let isStopped = false;
  await context.clock.install({ time: Date.now() + aheadMs });

  const rest = getIdleWait(context, sandbox);
  const moveServers = async (ms: number) => {
    await rest();
    aheadMs += ms;
    await pull(sandbox, 'POST', 'clock', { advanceMs: ms });
    await portal.setAhead(aheadMs);
  };
  return {
    now: () => Date.now() + aheadMs,
    advance: async (time) => {
      await moveServers(inMs(time));
      await context.clock.fastForward(inMs(time));
      if (isStopped) await context.clock.resume();
      isStopped = false;
    },
    sleep: async (time) => {
      await moveServers(inMs(time));
      await context.clock.setSystemTime(Date.now() + aheadMs);
    },
    stop: async () => {
      // The browser's clock may be slightly ahead of this one, and cannot be put back.
      await context.clock.pauseAt(Date.now() + aheadMs + 1_000);
      isStopped = true;
    },
  };
}

const inMs = ({ hours = 0, minutes = 0, seconds = 0 }: Time) => ((hours * 60 + minutes) * 60 + seconds) * 1_000;
