import type { FastifyRequest } from 'fastify';

type LeverSettings = { levers: boolean; leverHosts: string[] };

/** Whether a process has levers: where somebody says so, else wherever it is not in production. */
export function parseLeverSettings({ NODE_ENV, LEVERS, LEVER_HOSTS = '' }: NodeJS.ProcessEnv): LeverSettings {
  if (LEVERS !== undefined && LEVERS !== '0' && LEVERS !== '1') throw new Error('LEVERS is 0 or 1.');
  const leverHosts = LEVER_HOSTS.split(',').map((host) => host.trim().toLowerCase());
  return { levers: LEVERS ? LEVERS === '1' : NODE_ENV !== 'production', leverHosts: leverHosts.filter(Boolean) };
}

/**
 * Whether levers are pulled under a name of this machine's. Any other name may belong to a page that had its own name
 * lead here: its browser calls that the same origin, and would hand it a token for anybody.
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
