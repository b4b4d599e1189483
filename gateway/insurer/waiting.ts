import type { ExchangeEnd } from '../lib/exchangeEnd.ts';
import type { Outcome } from './outcome.ts';

/** Limits the time of calls over all tries, until the deadline or, if it applies, until the customer leaves. */
export type Waiting = {
  /** Returns the outcome if the wait ended without an answer. */
  ended: () => Outcome | undefined;
  /** Registers a listener of the end. Returns a function that removes it. */
  hear: (listener: (outcome: Outcome) => void) => () => void;
  /** Resolves after the given milliseconds or at the end, whichever is first. */
  pause: (ms: number) => Promise<void>;
  close: () => void;
};

/** @param begins starts the time, if not immediately */
export function waiting(limitMs: number, exchangeEnd?: ExchangeEnd, begins = (begin: () => void) => begin()): Waiting {
  const listeners = new Set<(outcome: Outcome) => void>();
  let ended: Outcome | undefined;

  const end = (outcome: Outcome) => {
    ended ??= outcome;
    for (const listener of listeners) listener(ended);
  };
  const hear: Waiting['hear'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let timer: NodeJS.Timeout | undefined;
  begins(() => {
    timer = setTimeout(end, limitMs, { kind: 'late' }).unref();
  });
  const close = () => clearTimeout(timer);
  const left = () => {
    close();
    end({ kind: 'lost' });
  };
  if (exchangeEnd?.hasEnded()) left();
  else exchangeEnd?.onEnd(left);

  return {
    ended: () => ended,
    hear,
    pause: (ms) =>
      new Promise((resolve) => {
        if (ended) return resolve();
        const done = () => {
          clearTimeout(pausing);
          deaf();
          resolve();
        };
        const pausing = setTimeout(done, ms);
        const deaf = hear(done);
      }),
    close,
  };
}

/**
 * Exchange with its shared wait. A property is used because minor garbage collections do not free values of a WeakMap.
 */
export type Exchange = { exchangeEnd: ExchangeEnd; waiting?: Waiting };

/** Returns the wait that all reads of an exchange share, because they start together. */
export function getWaiting(exchange: Exchange, limitMs: number): Waiting {
  exchange.waiting ??= waiting(limitMs, exchange.exchangeEnd);
  return exchange.waiting;
}
