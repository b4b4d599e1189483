import { machineClient } from '#src/api/clients.ts';
import type { Queries } from '#src/api/queries.ts';
import { inside } from '#src/app/files.ts';
import type { Clock } from '#src/lib/time/clock.ts';
import { createPrefetch } from './askAhead.ts';

/** Opens the gateway's clients and the cache of the signed-in user. */
export function openData(window: Window, clock: Clock, bearer: () => string | null) {
  const endpoint = { url: new URL('/graphql', window.location.href).href, bearer };

  let opened: { client: Promise<Queries>; forget: () => void } | null = null;
  const queries = () => (opened ??= open()).client;
  const open = () => {
    const over = new AbortController();
    const client = inside.queries().then(({ componentClient }) => componentClient(endpoint, window, over.signal));
    return { client, forget: () => over.abort() };
  };

  const ahead = createPrefetch(async (asked) => {
    const [client, { loadDataset }] = await Promise.all([queries(), inside.datasets()]);
    return loadDataset(client, asked, clock);
  });

  return {
    client: machineClient(endpoint),
    queries,
    ahead,
    forget: () => {
      opened?.forget();
      opened = null;
      ahead.forget();
    },
  };
}
