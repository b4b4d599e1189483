import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { refused } from '../graphql/refused.ts';
import type { ExchangeEnd } from '../lib/exchangeEnd.ts';
import { createShares } from './shares.ts';

export type Load = {
  /** Refuses work that could not be done soon, with Retry-After. */
  check: (reply: FastifyReply) => void;
  /** Checks the load, including the sender's open requests, and counts the request as work until it ends. */
  enter: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Tracks an exchange, so that a stop waits for it. */
  follow: (exchangeEnd: ExchangeEnd) => void;
  inFlight: () => number;
  /** Returns whether every place is taken, so that all further work is refused. */
  isFull: () => boolean;
  /** Average delay of the event loop in milliseconds, the smaller of two samples in a row. */
  delayMs: () => number;
  /** Resolves when no exchange is open. */
  empty: () => Promise<void>;
  close: () => void;
};

type Most = { inFlight: number; delayMs: number };

const resolution = 10;
const sampleMs = 250;
const retryAfterSeconds = 1;

/** Refuses work beyond the process's capacity at once, instead of letting every request wait longer. */
export function monitorLoad(most: Most): Load {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delayMs = 0;
  let lastMs = 0;
  const sampling = setInterval(() => {
    const sampleDelayMs = Math.max(0, (histogram.mean || 0) / 1e6 - resolution);
    // A single stall, such as a machine waking up or a long garbage collection, is over by the time it is measured.
    delayMs = Math.min(lastMs, sampleDelayMs);
    lastMs = sampleDelayMs;
    histogram.reset();
  }, sampleMs).unref();

  // A counter instead of a set of replies, because members of a set survive minor garbage collections.
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
