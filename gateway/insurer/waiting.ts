import type { ExchangeEnd } from '../lib/exchangeEnd.ts';
import type { Outcome } from './outcome.ts';

/** How long answers are waited for, over all tries: until the time is up or, where it counts, the customer left. */
export type Waiting = {
  /** How it ended, if no answer did. */
  ended: () => Outcome | undefined;
  /** Hears of the end, unless it takes its word back by the function returned. */
  hear: (listener: (outcome: Outcome) => void) => () => void;
  /** Resolves after so many milliseconds, or at the end. */
  pause: (ms: number) => Promise<void>;
  /** Every answer came. */
  close: () => void;
};

/** @param begins tells when the time begins, if not at once */
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

/** What questions are part of. It holds its waiting itself: of a WeakMap's values a small collection frees none. */
export type Exchange = { exchangeEnd: ExchangeEnd; waiting?: Waiting };

/** All reads of an exchange begin together, so they share their time. */
export function waitingOf(exchange: Exchange, limitMs: number): Waiting {
  exchange.waiting ??= waiting(limitMs, exchange.exchangeEnd);
  return exchange.waiting;
}
