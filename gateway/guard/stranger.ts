import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';

/** Longer than an IPv6 address with its zone and port: a proxy that is believed may still hand on anything. */
const longestAddress = 64;

/** Bits of an IPv6 address that a provider assigns to one customer at least. */
const customerBits = 56;

/**
 * Returns the client's address as limits count it: without the port that some proxies append and without a zone, IPv6 by
 * its /56. Read on arrival, as a closed socket no longer knows its address.
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const known = addresses.get(ip);
  if (known !== undefined) return known;
  const address = normalizeIP(withoutPort(ip.slice(0, longestAddress)), customerBits);
  if (ip.length > longestAddress) return address;
  // All of them at once, now and then: reading them again is cheap, and counting who came last is not.
  if (addresses.size >= mostAddresses) addresses.clear();
  addresses.set(ip, address);
  return address;
}

function withoutPort(ip: string): string {
  const bare = ip.replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1').replace(/^([\d.]{7,15}):\d{1,5}$/, '$1');
  return bare.split('%', 1)[0] ?? '';
}

/** Taking one to pieces, an IPv6 one at that, costs more than the rest of what is looked at. */
const addresses = new Map<string, string>();
const mostAddresses = 4_096;

/** Refuses what can be no request of an honest client: one that has left, and one to two hosts. */
export function refuseStrange({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) throw refused('GENERAL_400', 'The connection is gone');
  if (hostsIn(raw.rawHeaders) > 1) throw refused('GENERAL_400', 'One Host header');
}

/** Node keeps the first and drops the others; a proxy in front may have looked at another. */
function hostsIn(rawHeaders: string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts += 1;
  return hosts;
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';
