import type { FastifyRequest } from 'fastify';

type LeverSettings = { levers: boolean; leverHosts: string[] };

/** Returns the lever settings of a process. Without `LEVERS`, levers are off in production only. */
export function parseLeverSettings({ NODE_ENV, LEVERS, LEVER_HOSTS = '' }: NodeJS.ProcessEnv): LeverSettings {
  if (LEVERS !== undefined && LEVERS !== '0' && LEVERS !== '1') throw new Error('LEVERS is 0 or 1.');
  const leverHosts = LEVER_HOSTS.split(',').map((host) => host.trim().toLowerCase());
  return { levers: LEVERS ? LEVERS === '1' : NODE_ENV !== 'production', leverHosts: leverHosts.filter(Boolean) };
}

/**
 * Returns whether a request came to a host name of this machine. Another name may belong to a site that points its own
 * DNS name here (DNS rebinding): the browser would treat it as the same origin, and give it tokens of any user.
 */
export function isOwnHost({ host }: FastifyRequest, configured: readonly string[]): boolean {
  const name = nameIn(host);
  return name !== undefined && (own.includes(name) || name.endsWith('.localhost') || configured.includes(name));
}

const own = ['localhost', '127.0.0.1', '[::1]'];

function nameIn(host: string | undefined): string | undefined {
  return host && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname
    : undefined;
}
