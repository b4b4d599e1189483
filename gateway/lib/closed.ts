import type { FastifyReply } from 'fastify';

/** Calls back when the connection is done with an exchange: the answer went out, or the client went away, maybe already. */
export function whenClosed({ raw }: FastifyReply, done: () => void): void {
  if (raw.closed) done();
  else raw.once('close', done);
}

/** Whether an exchange is over. Not an AbortSignal: that would make an exception of each, with its stack. */
export type Gone = {
  /** Hears of it once, unless it takes its word back by the function returned. */
  hear: (listener: () => void) => () => void;
  isSo: () => boolean;
};

/** Gone when the exchange is over; while it is not, that means the client went away. */
export function goneWith(reply: FastifyReply): Gone {
  const listeners = new Set<() => void>();
  let isSo = false;
  whenClosed(reply, () => {
    isSo = true;
    for (const listener of listeners) listener();
  });
  return {
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isSo: () => isSo,
  };
}
