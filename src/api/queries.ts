import { Client, cacheExchange, fetchExchange } from '@urql/core';

import { againOnline, type Line } from './againOnline.ts';
import type { Portal } from './clients.ts';
import { lastKnown } from './lastKnown.ts';
import { wire } from './wire.ts';

export type Queries = Client;

/**
 * Client of the components. Create one for each session and abort `over` at its end, so that no customer sees cached
 * data of another.
 */
export const componentClient = ({ url, bearer }: Portal, line: Line, over: AbortSignal): Client =>
  new Client({
    url,
    fetch: wire(bearer),
    preferGetMethod: false,
    exchanges: [againOnline(line, over), lastKnown(), cacheExchange, fetchExchange],
  });
