import type { BrowserContext } from '@playwright/test';

import { pull } from './levers.ts';
import type { Server } from './servers.ts';

type Time = { hours?: number; minutes?: number; seconds?: number };

/** One time for all: every tab of the browser, the portal and the sandbox. */
export type Clock = {
  /** Lets time pass. Timers that are due go off. */
  advance: (time: Time) => Promise<void>;
  /** As if the computer had slept: time has passed, and no timer has gone off. */
  sleep: (time: Time) => Promise<void>;
};

export async function clockOf(context: BrowserContext, sandbox: string, portal: Server): Promise<Clock> {
  let aheadMs = 0;
  await context.clock.install();

  const moveServers = async (ms: number) => {
    aheadMs += ms;
    await pull(sandbox, 'POST', 'clock', { advanceMs: ms });
    await portal.setAhead(aheadMs);
  };
  return {
    advance: async (time) => {
      await moveServers(inMs(time));
      await context.clock.fastForward(inMs(time));
    },
    sleep: async (time) => {
      await moveServers(inMs(time));
      await context.clock.setSystemTime(Date.now() + aheadMs);
    },
  };
}

const inMs = ({ hours = 0, minutes = 0, seconds = 0 }: Time) => ((hours * 60 + minutes) * 60 + seconds) * 1_000;
