import type { Portal } from './portal.ts';

/** Returns the link in the last mail to an address, at the portal of this test. */
export async function mailedLink(portal: Portal, to: string): Promise<string> {
  const mails = (await portal.pull('GET', `outbox?to=${encodeURIComponent(to)}`)) as { body: string }[];
  const link = /http:\S+/.exec(mails[0]?.body ?? '')?.[0] ?? '';
  return portal.url('sky', link.replace(/^http:\/\/[^/]+/, ''));
}
