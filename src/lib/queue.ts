export type Queue = {
  /** Does it once there is a place, unless the signal says before that nobody wants it any more. */
  inTurn: <Done>(work: () => Promise<Done>, signal: AbortSignal) => Promise<Done>;
};

/** At most so many at a time; the others wait in the order in which they came. */
export function queueOf(most: number): Queue {
  let busy = 0;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waiting.add(resolve);
      signal.addEventListener('abort', () => {
        if (waiting.delete(resolve)) reject(signal.reason);
      });
    });
  const leave = () => {
    const [next] = waiting;
    if (!next) {
      busy -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    inTurn: async (work, signal) => {
      signal.throwIfAborted();
      if (busy < most) busy += 1;
      else await turn(signal);
      try {
        // Whose turn it is may leave before they hear of it.
        signal.throwIfAborted();
        return await work();
      } finally {
        leave();
      }
    },
  };
}
