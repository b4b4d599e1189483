export type Queue = {
  /** Runs the work once there is a free place, unless the signal aborts it before. */
  inTurn: <Done>(work: () => Promise<Done>, signal: AbortSignal) => Promise<Done>;
};

/** Runs a limited number of tasks at a time. The others wait in order. */
export function createQueue(most: number): Queue {
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
        // The caller may have left just before its turn.
        signal.throwIfAborted();
        return await work();
      } finally {
        leave();
      }
    },
  };
}
