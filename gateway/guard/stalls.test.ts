import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { raw } from '#tests/kit/gateway/raw.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';
import { known, requests, type Wire } from '#tests/kit/gateway/stalledRequests.ts';

/** `STALLS=20000 npx vitest run gateway/guard/stalls` tries that many. */
const count = Number(process.env.STALLS ?? 600);
const seed = Number(process.env.STALLS_SEED ?? 7);
const batch = 200;
/** A quiet machine stays below 20 ms. */
const mostMs = 50;
/** A machine that is busy with something else is not busy ten times in a row. */
const times = 10;

let portal: Stage;

beforeAll(async () => {
  // Injected requests have no connection that a slow body could close.
  const plenty = { requestsPerMinute: 1e9, pagesPerMinute: 1e9, signInsPerMinute: 1e9, bodyMs: 2 ** 31 - 1 };
  portal = await stage({ trustProxy: true, limits: plenty });
});
afterAll(() => portal.close());

/** Bypasses Node's own limits, because a proxy or another Node version may have others. */
const straight = ({ method, url, headers, body }: Wire) =>
  portal.app.inject({ method, url, headers, ...(body && { body }) });

/** Sends raw bytes, which may not be valid HTTP. */
const wired = ({ method, url, headers, body }: Wire) => {
  const length = body ? [`content-length: ${body.length}`] : [];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const bytes = [`${method} ${url} HTTP/1.1`, ...lines, ...length, 'connection: close', '', body].join('\r\n');
  return raw(portal.url, bytes).catch(() => '');
};

/**
 * Returns the smaller of the time until the answer and the CPU time of this process, both in milliseconds. The event
 * loop was blocked for no longer than either; only CPU time is independent of the machine's load.
 */
async function heldBy(send: (wire: Wire) => Promise<unknown>, wire: Wire): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times && least > mostMs; time += 1) {
    const started = performance.now();
    const before = process.cpuUsage();
    await send(wire).catch(() => undefined);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, performance.now() - started, (user + system) / 1_000);
  }
  return least;
}

const shape = ({ method, url, headers, body }: Wire) =>
  [method, url, ...Object.entries(headers).flat(), body]
    .map((text) => `${text.slice(0, 40)} (${text.length})`)
    .join(' | ');

describe(`${count} requests made to keep the gateway busy`, () => {
  it.each([
    ['straight', straight],
    ['through a socket', wired],
  ])(
    `block it for at most ${mostMs} ms: %s`,
    async (way, send) => {
      const slow: string[] = [];
      for (let at = 0; at < count / 2; at += batch) {
        const some = fc.sample(requests, {
          seed: seed + at + way.length * count,
          numRuns: Math.min(batch, count / 2 - at),
        });
        for (const wire of at === 0 ? [...known, ...some] : some) {
          const ms = await heldBy(send, wire);
          if (ms > mostMs) slow.push(`${Math.round(ms)} ms: ${shape(wire)}`);
        }
      }
      expect(slow).toEqual([]);
    },
    3_600_000,
  );
});
