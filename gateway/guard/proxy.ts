import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { compile } from '@fastify/proxy-addr';

/** Whether the one at this address may speak for others. */
export type Trust = (address: string, hop: number) => boolean;

/** Nobody's, everybody's, or those of addresses and nets with commas. Throws where it makes no sense. */
export function trustOf(proxies: boolean | string): Trust {
  if (typeof proxies === 'boolean') return () => proxies;
  return compile(proxies.split(',').map((one) => one.trim()));
}

/** Another's id is taken over from a proxy of ours, if it can be nothing but an id. */
export function requestIds(trusts: Trust): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }) =>
    typeof given === 'string' && remoteAddress && trusts(remoteAddress, 0) && /^[\w-]{8,64}$/.test(given)
      ? given
      : randomUUID();
}
