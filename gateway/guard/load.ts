import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';
import type { ExchangeEnd } from '../lib/exchangeEnd.ts';
import { createShares } from './shares.ts';

export type Load = {
  /** Refuses, with Retry-After, what could not be done soon. */
  check: (reply: FastifyReply) => void;
  /** Checks, also what its sender has under way, and counts it as work until it has ended. */
  enter: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Knows of an exchange, so that a stop waits for it. */
  follow: (exchangeEnd: ExchangeEnd) => void;
  inFlight: () => number;
  /** Whether every place is taken, so that all further work is refused. */
  isFull: () => boolean;
  /** Milliseconds by which the event loop has been late, on average, over two samples in a row. */
  delayMs: () => number;
  /** Resolves when no exchange is open. */
  empty: () => Promise<void>;
  close: () => void;
};

type Most = { inFlight: number; delayMs: number };

const resolution = 10;
const sampleMs = 250;
const retryAfterSeconds = 1;

/** Work beyond what the process can do soon is refused at once: everyone waiting longer helps nobody. */
export function monitorLoad(most: Most): Load {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delayMs = 0;
  let lastMs = 0;
  const sampling = setInterval(() => {
    const sampleDelayMs = Math.max(0, (histogram.mean || 0) / 1e6 - resolution);
    // A single stall (a machine that woke up, a long collection) is over by the time it is seen.
    delayMs = Math.min(lastMs, sampleDelayMs);
    lastMs = sampleDelayMs;
    histogram.reset();
  }, sampleMs).unref();

  // A number, not a set of replies: what was in a set outlives the small collections.
  let open = 0;
  const shares = createShares(most.inFlight);
  let whenEmpty: (() => void)[] = [];

  function leave(): void {
    open -= 1;
    if (open > 0) return;
    for (const resolve of whenEmpty) resolve();
    whenEmpty = [];
  }

  const isFull = () => shares.taken() >= most.inFlight;

  function check(reply: FastifyReply): void {
    if (isFull() || delayMs > most.delayMs) refuse(reply);
  }

  return {
    check,
    enter: ({ address, partner, exchangeEnd }, reply) => {
      const holder = { address, partner: partner?.name ?? '' };
      check(reply);
      if (!shares.hasRoomFor(holder)) refuse(reply);
      shares.take(holder);
      exchangeEnd.onEnd(() => shares.leave(holder));
    },
    follow: (exchangeEnd) => {
      open += 1;
      exchangeEnd.onEnd(leave);
    },
    inFlight: shares.taken,
    isFull,
    delayMs: () => delayMs,
    empty: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => whenEmpty.push(resolve))),
    close: () => {
      clearInterval(sampling);
      histogram.disable();
    },
  };
}

function refuse(reply: FastifyReply): never {
  reply.header('retry-after', retryAfterSeconds);
  throw refused('OVERLOADED', 'More to do than can be done soon');
}
