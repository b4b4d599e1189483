import { test as base } from '@playwright/test';

import { type Clock, clockOf } from './clock.ts';
import { type Faults, faultsOf, pull } from './levers.ts';
import { type Server, startServers } from './servers.ts';

export { expect } from '@playwright/test';

export type Portal = {
  /** A page of a partner's portal: `url('sky', '/dashboard')`. */
  url: (partner: string, path?: string) => string;
  /** The sandbox's address, for whatever no helper here is for. */
  sandbox: string;
  /** Pulls a lever under /__sandbox. */
  pull: (method: string, lever: string, body?: unknown) => Promise<unknown>;
  /** The processes, to be stopped and started again. */
  servers: { portal: Server; sandbox: Server };
};

type EachTest = { clock: Clock; faults: Faults; anew: void };
type EachWorker = { portal: Portal };

/** Playwright's test, with a portal and a sandbox that are this worker's own and as new for every test. */
export const test = base.extend<EachTest, EachWorker>({
  portal: [
    async ({}, provide) => {
      const { stop, ...servers } = await startServers();
      const sandbox = `http://127.0.0.1:${servers.sandbox.port}`;
      await provide({
        url: (partner, path = '/') => `http://${partner}.localhost:${servers.portal.port}${path}`,
        sandbox,
        pull: (method, lever, body) => pull(sandbox, method, lever, body),
        servers,
      });
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  anew: [
    async ({ portal }, provide) => {
      await portal.servers.portal.setAhead(0);
      await portal.pull('POST', 'clock', { reset: true });
      await portal.pull('POST', 'reset', {});
      await provide();
    },
    { auto: true },
  ],
  clock: async ({ context, portal }, provide) => provide(await clockOf(context, portal.sandbox, portal.servers.portal)),
  faults: async ({ portal }, provide) => provide(faultsOf(portal.sandbox)),
});
