import { writeFile } from 'node:fs/promises';

import { type BrowserContext, test as base } from '@playwright/test';

import { getIdleWait } from './calls.ts';
import { type Clock, createClock, resetClock } from './clock.ts';
import { createFaults, type Faults, pull } from './levers.ts';
import { waitForPictures } from './looks/pictures.ts';
import { patience, type Server, startServers } from './servers.ts';

export { expect } from '@playwright/test';

export type Portal = {
  /** Returns an address of a partner's portal: `url('sky', '/dashboard')`. */
  url: (partner: string, path?: string) => string;
  /** The sandbox's address, for requests that no helper covers. */
  sandbox: string;
  /** Returns the key that identifies a partner's portal to the insurer. */
  apiKey: (partner: string) => Promise<string>;
  /** Pulls a lever under /__sandbox. */
  pull: (method: string, lever: string, body?: unknown) => Promise<unknown>;
  /** The processes, which a test can stop and restart. */
  servers: { portal: Server; sandbox: Server };
};

type EachTest = {
  clock: Clock;
  faults: Faults;
  /** The milliseconds between the clock of portal and sandbox and the machine's clock when the test begins. */
  anew: number;
};
/** The visitor's choice about cookies before the test, at a partner that asks; null if they made none. */
type Choice = { consent: 'all' | 'necessary' | null };
type EachWorker = { portal: Portal };

/**
 * Playwright's test with a portal and a sandbox per worker. Both are reset for every test, to the same time of the same
 * day.
 */
export const test = base.extend<EachTest & Choice, EachWorker>({
  portal: [
    async ({}, provide) => {
      const { stop, apiKey, ...servers } = await startServers();
      const sandbox = `http://127.0.0.1:${servers.sandbox.port}`;
      await provide({
        url: (partner, path = '/') => `http://${partner}.localhost:${servers.portal.port}${path}`,
        sandbox,
        apiKey,
        pull: (method, lever, body) => pull(sandbox, method, lever, body),
        servers,
      });
      await stop();
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  anew: [
    async ({ portal }, provide, journey) => {
      const aheadMs = await resetClock({ sandbox: portal.sandbox, portal: portal.servers.portal });
      await portal.pull('POST', 'reset', {});
      await provide(aheadMs);
      if (journey.status === journey.expectedStatus) return;
      for (const [name, server] of Object.entries(portal.servers))
        await writeFile(journey.outputPath(`${name}.log`), lastOf(await server.log()));
    },
    { auto: true },
  ],
  consent: ['all', { option: true }],
  context: async ({ context, consent, anew }, provide) => {
    await waitForPictures(context);
    await context.addInitScript(waitLonger, patience);
    if (consent) await decideOnCookies(context, consent, Date.now() + anew);
    await provide(context);
  },
  clock: async ({ context, portal: { sandbox, servers }, anew }, provide) =>
    provide(await createClock(context, { sandbox, portal: servers.portal }, anew)),
  faults: async ({ context, portal: { sandbox } }, provide) =>
    provide(createFaults(sandbox, getIdleWait(context, sandbox))),
});

/** A busy machine may need more than the usual deadline for the steps that a test takes while it holds a call. */
function waitLonger(times: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(ms * times);
}

/** Stores a cookie choice for the partner that asks, so that no banner covers its pages. */
const decideOnCookies = (context: BrowserContext, choice: string, decidedAt: number): Promise<unknown> =>
  context.addInitScript(
    (value) => {
      if (!location.hostname.startsWith('voyage.') || window.top !== window || localStorage.getItem('consent')) return;
      localStorage.setItem('consent', JSON.stringify({ version: 1, value }));
    },
    { choice, decidedAt },
  );

/** The servers have served many tests of this worker; the errors of the last one are at the end. */
const lastOf = (log: string) => log.split('\n').slice(-300).join('\n');
