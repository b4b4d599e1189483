import { Client, cacheExchange, fetchExchange } from '@urql/core';

import { againOnline, type Line } from './againOnline.ts';
import type { Portal } from './clients.ts';
import { lastKnown } from './lastKnown.ts';
import { wire } from './wire.ts';

export type Queries = Client;

/** For components. One a session, until that is `over`, so that nobody sees what another customer left in its cache. */
export const componentClient = ({ url, bearer }: Portal, line: Line, over: AbortSignal): Client =>
  new Client({
    url,
    fetch: wire(bearer),
    preferGetMethod: false,
    exchanges: [againOnline(line, over), lastKnown(), cacheExchange, fetchExchange],
  });
