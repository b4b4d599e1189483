import type { Portal } from './portal.ts';

/** Returns what portal and sandbox write from now on. */
export async function collectLogs({ servers }: Pick<Portal, 'servers'>): Promise<() => Promise<string>> {
  const all = [servers.portal, servers.sandbox];
  const before = await Promise.all(all.map(async ({ log }) => (await log()).length));
  return async () =>
    (await Promise.all(all.map(async ({ log }, which) => (await log()).slice(before[which])))).join('');
}
