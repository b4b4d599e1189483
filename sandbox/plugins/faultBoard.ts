import { randomUUID } from 'node:crypto';

import { boolean, type Infer, integer, max, min, object, optional, record, size, string, unknown } from 'superstruct';

import { couldBeOn, isOn } from './faultPath.ts';

/** What befalls the next calls that match. Without anything that answers them they go through, late if so told. */
export const Fault = object({
  /** Any, if absent. */
  method: optional(string()),
  /** Below /api, `*` for anything: `/travel/trips`, `owl/*`. With a `?` also of what is asked: `/trips?*tripId=*`. */
  path: size(string(), 1, 200),
  /** How many calls; one, if absent. */
  times: optional(min(integer(), 1)),

  status: optional(max(min(integer(), 200), 599)),
  code: optional(string()),
  /** The code is one that nobody has heard of, on purpose. */
  isNew: optional(boolean()),
  type: optional(string()),
  title: optional(string()),
  body: optional(string()),
  fields: optional(record(string(), string())),
  message: optional(string()),
  headers: optional(record(string(), string())),

  /** A 401 without a word. */
  bare: optional(boolean()),
  /** A page in place of JSON. */
  html: optional(boolean()),
  /** Nothing in place of JSON. */
  empty: optional(boolean()),
  /** Half of a JSON text. */
  garbage: optional(boolean()),
  /** This, as JSON. */
  answer: optional(unknown()),
  /** The connection breaks before anything is done. */
  network: optional(boolean()),
  /** All is done, and then the connection breaks. */
  lost: optional(boolean()),

  delayMs: optional(min(integer(), 0)),
  /** The answer waits until it is released. */
  hold: optional(boolean()),
});
export type Fault = Infer<typeof Fault>;

export type Armed = {
  id: string;
  fault: Fault;
  left: number;
  waiting: number;
  coming: number;
  free: number;
  held: () => Promise<void>;
};
/** `path`: as the router has it, below /api. */
export type Call = { method: string; path: string };
export type FaultBoard = ReturnType<typeof faultBoard>;

/** Which faults are armed, and who waits at one. They are gone with the process. */
export function faultBoard() {
  let armed: Armed[] = [];
  let waiters: (() => void)[] = [];
  const calls: Call[] = [];

  /** Also those who have met a fault and are still on their way to where they wait. */
  const release = () => {
    const released = waiters.length;
    for (const go of waiters) go();
    waiters = [];
    for (const one of armed) one.free = one.coming;
    return released;
  };

  return {
    /** A call that there is. */
    know: (call: Call) => calls.push(call),
    /** All of them. */
    calls: (): readonly Call[] => calls,
    /** Whether there is a call that a fault can befall. */
    canBefall: ({ method = '', path }: Fault): boolean =>
      calls.some(
        (call) => (!method || method.toUpperCase() === call.method) && couldBeOn(withoutQuery(path), call.path),
      ),
    arm(fault: Fault): string {
      const one: Armed = {
        id: randomUUID(),
        fault,
        left: fault.times ?? 1,
        waiting: 0,
        coming: 0,
        free: 0,
        held: () =>
          new Promise((resolve) => {
            one.coming -= 1;
            if (one.free > 0) {
              one.free -= 1;
              return resolve();
            }
            one.waiting += 1;
            waiters.push(() => {
              one.waiting -= 1;
              resolve();
            });
          }),
      };
      armed.push(one);
      return one.id;
    },
    /** The fault that befalls this call, used up by one. `path`: with its query. */
    take(method: string, path: string): Armed | undefined {
      const hit = armed.find(({ fault, left }) => left > 0 && befalls(fault, method, path));
      if (hit) {
        hit.left -= 1;
        hit.coming += hit.fault.hold ? 1 : 0;
      }
      return hit;
    },
    list: () =>
      armed
        .filter(({ left, waiting }) => left > 0 || waiting > 0)
        .map(({ id, fault, left, waiting }) => ({ id, ...fault, left, waiting })),
    release,
    clear(): void {
      release();
      armed = [];
    },
  };
}

const befalls = (fault: Fault, method: string, path: string): boolean =>
  (!fault.method || fault.method.toUpperCase() === method) &&
  isOn(fault.path, fault.path.includes('?') ? path : withoutQuery(path));

const withoutQuery = (path: string): string => path.split('?')[0] ?? '';
