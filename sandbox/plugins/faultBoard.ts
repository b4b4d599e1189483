import { randomUUID } from 'node:crypto';

import { boolean, type Infer, integer, max, min, object, optional, record, size, string, unknown } from 'superstruct';

import { canMatchRoute, matchesCallPath } from './faultPath.ts';

/** A fault for the next matching calls. A fault without a response only delays them. */
export const Fault = object({
  /** Defaults to any. */
  method: optional(string()),
  /**
   * Path below /api, with `*` as a wildcard: `/travel/trips`, `owl/*`. A pattern with `?` also matches the query:
   * `/trips?*tripId=*`.
   */
  path: size(string(), 1, 200),
  /** Number of calls. Defaults to one. */
  times: optional(min(integer(), 1)),

  status: optional(max(min(integer(), 200), 599)),
  code: optional(string()),
  /** Sends a code that is not in the catalogue, on purpose. */
  isNew: optional(boolean()),
  type: optional(string()),
  title: optional(string()),
  body: optional(string()),
  fields: optional(record(string(), string())),
  message: optional(string()),
  headers: optional(record(string(), string())),

  /** Sends a 401 without a body. */
  bare: optional(boolean()),
  /** Sends an HTML page instead of JSON. */
  html: optional(boolean()),
  /** Sends an empty body instead of JSON. */
  empty: optional(boolean()),
  /** Sends truncated JSON. */
  garbage: optional(boolean()),
  /** Sends this value as JSON. */
  answer: optional(unknown()),
  /** Breaks the connection before the call takes effect. */
  network: optional(boolean()),
  /** Breaks the connection after the call took effect. */
  lost: optional(boolean()),

  delayMs: optional(min(integer(), 0)),
  /** Holds the response until it is released. */
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
/** A route of the API. `path` is in the router's syntax, below /api. */
export type Call = { method: string; path: string };
export type FaultBoard = ReturnType<typeof faultBoard>;

/** Holds the armed faults and the calls that wait at them, in memory only. */
export function faultBoard() {
  let armed: Armed[] = [];
  let waiters: (() => void)[] = [];
  const calls: Call[] = [];

  /** Also releases calls that have met a fault but have not started to wait. */
  const release = () => {
    const released = waiters.length;
    for (const go of waiters) go();
    waiters = [];
    for (const one of armed) one.free = one.coming;
    return released;
  };

  return {
    know: (call: Call) => calls.push(call),
    calls: (): readonly Call[] => calls,
    /** Returns whether any route can match the fault. */
    canBefall: ({ method = '', path }: Fault): boolean =>
      calls.some(
        (call) => (!method || method.toUpperCase() === call.method) && canMatchRoute(withoutQuery(path), call.path),
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
    /** Returns the fault that matches a call and decrements its count. `path` includes the query. */
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
  matchesCallPath(fault.path, fault.path.includes('?') ? path : withoutQuery(path));

const withoutQuery = (path: string): string => path.split('?')[0] ?? '';
