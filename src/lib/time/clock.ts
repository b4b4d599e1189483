/** Current time in milliseconds since the epoch. The only place in the app that reads the machine's clock. */
export type Clock = { now: () => number };

export const machineTime = (): number => Date.now();

/** Returns the reader's time zone, or UTC if the browser reports one that it cannot use itself, such as `Etc/Unknown`. */
export function readersZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (usable?.zone !== zone) usable = { zone, isUsable: isUsable(zone) };
  return usable.isUsable ? zone : 'UTC';
}

/** Cached, because creating a format is slow. */
let usable: { zone: string; isUsable: boolean } | undefined;

function isUsable(zone: string | undefined): boolean {
  try {
    return Boolean(zone && new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

export type PageClock = Clock & { set: (serverNow: number) => void };

/** Returns a clock set to the server's time, so that a wrong clock in the browser cannot extend a session. */
export function createPageClock(serverNow: number): PageClock {
  let offset = 0;
  const set = (now: number) => {
    offset = now - machineTime();
  };
  set(serverNow);
  return { now: () => machineTime() + offset, set };
}
