/** What time it is, in milliseconds since the epoch. The only place in the app that asks the machine. */
export type Clock = { now: () => number };

/** What the machine thinks, right or wrong. */
export const machineTime = (): number => Date.now();

/** Returns the reader's time zone, or UTC if the browser reports one that it cannot use itself, such as `Etc/Unknown`. */
export function readersZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (usable?.zone !== zone) usable = { zone, isUsable: isUsable(zone) };
  return usable.isUsable ? zone : 'UTC';
}

/** The zone that was asked about last, as creating a format takes long. */
let usable: { zone: string; isUsable: boolean } | undefined;

function isUsable(zone: string | undefined): boolean {
  try {
    return Boolean(zone && new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

export type PageClock = Clock & { set: (serverNow: number) => void };

/** The server's clock, as far as the page knows it: a wrong clock in the browser does not lengthen a session. */
export function clockSetTo(serverNow: number): PageClock {
  let offset = 0;
  const set = (now: number) => {
    offset = now - machineTime();
  };
  set(serverNow);
  return { now: () => machineTime() + offset, set };
}
