import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { compile } from '@fastify/proxy-addr';

/** Returns whether the proxy at an address may set forwarding headers. */
export type Trust = (address: string, hop: number) => boolean;

/** Trusts no proxy, every proxy, or a comma-separated list of addresses and networks. Throws if the list is invalid. */
export function parseTrust(proxies: boolean | string): Trust {
  if (typeof proxies === 'boolean') return () => proxies;
  return compile(proxies.split(',').map((one) => one.trim()));
}

/** Keeps the request id of a trusted proxy if it is well-formed. Otherwise creates one. */
export function requestIds(trusts: Trust): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers: { 'x-request-id': given }, socket: { remoteAddress } }) =>
    typeof given === 'string' && remoteAddress && trusts(remoteAddress, 0) && /^[\w-]{8,64}$/.test(given)
      ? given
      : randomUUID();
}
