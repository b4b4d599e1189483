import type { BrowserContext } from '@playwright/test';

import { restOf } from './calls.ts';
import { pull } from './levers.ts';
import type { Server } from './servers.ts';

type Time = { hours?: number; minutes?: number; seconds?: number };

/** One time for all: every tab of the browser, the portal and the sandbox. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Lets time pass, once the pages have had their answers. Timers that are due go off. */
  advance: (time: Time) => Promise<void>;
  /** As if the computer had slept: time has passed, and no timer has gone off. */
  sleep: (time: Time) => Promise<void>;
  /** Lets no timer of the browser's go off before time is advanced. */
  stop: () => Promise<void>;
};

/** When every test begins: a Tuesday, far from midnight and from the ends of a month. */
const beginning = Date.parse('2031-03-11T09:00:00Z');

type Machines = { sandbox: string; portal: Server };

/** Puts portal and sandbox at the beginning. Answers how far ahead of the machine's clock that is. */
export async function beginAnew({ sandbox, portal }: Machines): Promise<number> {
  const aheadMs = beginning - Date.now();
  await portal.setAhead(aheadMs);
  await pull(sandbox, 'POST', 'clock', { reset: true });
  await pull(sandbox, 'POST', 'clock', { advanceMs: aheadMs });
  return aheadMs;
}

export async function clockOf(context: BrowserContext, { sandbox, portal }: Machines, beganAt: number): Promise<Clock> {
  let aheadMs = beganAt;
  let isStopped = false;
  await context.clock.install({ time: Date.now() + aheadMs });

  const rest = restOf(context, sandbox);
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
      // The browser's clock may be a little ahead of this one, and none can be put back.
      await context.clock.pauseAt(Date.now() + aheadMs + 1_000);
      isStopped = true;
    },
  };
}

const inMs = ({ hours = 0, minutes = 0, seconds = 0 }: Time) => ((hours * 60 + minutes) * 60 + seconds) * 1_000;
