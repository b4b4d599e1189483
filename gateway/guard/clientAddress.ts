import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';

/** Longer than an IPv6 address with zone and port. A trusted proxy may still forward anything. */
const longestAddress = 64;

/** Smallest IPv6 prefix, in bits, that a provider assigns to one customer. */
const customerBits = 56;

/**
 * Returns the client's address for limits: without a port that some proxies append, without a zone, and IPv6 as its
 * /56. Must be read on arrival, because a closed socket loses its address.
 */
export function getClientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const known = addresses.get(ip);
  if (known !== undefined) return known;
  const address = normalizeIP(withoutPort(ip.slice(0, longestAddress)), customerBits);
  if (ip.length > longestAddress) return address;
  // Clears the whole cache now and then: parsing addresses again is cheaper than tracking their use.
  if (addresses.size >= mostAddresses) addresses.clear();
  addresses.set(ip, address);
  return address;
}

function withoutPort(ip: string): string {
  const bare = ip.replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1').replace(/^([\d.]{7,15}):\d{1,5}$/, '$1');
  return bare.split('%', 1)[0] ?? '';
}

/** Cache, because parsing an address, IPv6 in particular, is the most expensive check of a request. */
const addresses = new Map<string, string>();
const mostAddresses = 4_096;

/** Refuses requests that no honest client sends: from a closed connection, or with several hosts. */
export function refuseMalformedRequest({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) throw refused('GENERAL_400', 'The connection is gone');
  if (hostsIn(raw.rawHeaders) > 1) throw refused('GENERAL_400', 'One Host header');
}

/** Node keeps the first Host header and drops the others, but a proxy in front may have used another. */
function hostsIn(rawHeaders: string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts += 1;
  return hosts;
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';
