import type { PortalMessage, portalMessageVersion } from '#schema/frames.ts';
import { isFramed } from '#src/lib/browser/frame.ts';

type Unversioned<Message> = Message extends unknown ? Omit<Message, 'version'> : never;
export type HostMessage = Unversioned<PortalMessage>;

const version: typeof portalMessageVersion = 1;

/** Sends a message to the page around the frame, if its origin is one of `hosts`. Outside of a frame nothing is sent. */
export function tellHost(hosts: readonly string[], message: HostMessage, window: Window): void {
  if (!isFramed(window)) return;
  const versioned = { version, ...message } as PortalMessage;
  for (const origin of hostsAround(hosts, window)) window.parent.postMessage(versioned, origin);
}

/**
 * Returns the origins to address. A browser without `ancestorOrigins` does not say which host is around the frame: each of
 * them is addressed then, and the browser delivers the message to the one that is there.
 */
function hostsAround(hosts: readonly string[], { location }: Window): readonly string[] {
  const [around] = location.ancestorOrigins ?? [];
  return around ? hosts.filter((host) => host === around) : hosts;
}
