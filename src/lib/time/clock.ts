/** What time it is, in milliseconds since the epoch. The only place in the app that asks the machine. */
export type Clock = { now: () => number };

/** What the machine thinks, right or wrong. */
export const machineTime = (): number => Date.now();

/** By whose clocks the reader lives: a day that is nobody else's is theirs. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The server's clock, as far as the page knows it: a wrong clock in the browser does not lengthen a session. */
export function clockSetTo(serverNow: number): Clock {
  const offset = serverNow - machineTime();
  return { now: () => machineTime() + offset };
}
