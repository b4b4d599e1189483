import type { Gone } from '../lib/closed.ts';
import type { Outcome } from './outcome.ts';

/** How long an answer is waited for, over all tries: until the time is up or, where `gone` is given, the customer left. */
export type Waiting = {
  /** How it ended, if no answer did. */
  ended: () => Outcome | undefined;
  /** Hears of the end in place of whoever did before. */
  whenEnded: (listen: (outcome: Outcome) => void) => void;
  /** Resolves after so many milliseconds, or at the end. */
  pause: (ms: number) => Promise<void>;
  /** An answer came. */
  close: () => void;
};

export function waiting(limitMs: number, gone: Gone | undefined): Waiting {
  let ended: Outcome | undefined;
  let tell: ((outcome: Outcome) => void) | undefined;
  const end = (outcome: Outcome) => {
    ended ??= outcome;
    tell?.(ended);
  };
  const timer = setTimeout(end, limitMs, { kind: 'late' });
  const stopHearing = gone?.hear(() => end({ kind: 'lost' }));
  if (gone?.isSo()) end({ kind: 'lost' });

  return {
    ended: () => ended,
    whenEnded: (listen) => {
      tell = listen;
    },
    pause: (ms) =>
      new Promise((resolve) => {
        if (ended) return resolve();
        const pausing = setTimeout(resolve, ms);
        tell = () => {
          clearTimeout(pausing);
          resolve();
        };
      }),
    close: () => {
      clearTimeout(timer);
      stopHearing?.();
    },
  };
}
