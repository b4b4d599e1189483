import type { FastifyReply } from 'fastify';

/** Whether an exchange is over. Not an AbortSignal: that would make an exception of each, with its stack. */
export type Gone = {
  /** Hears of it once, at once where it is so already. */
  hear: (listener: () => void) => void;
  isSo: () => boolean;
};

/**
 * Gone when the connection is done with the exchange: the answer went out, or the client went away. One for each request,
 * as every listener that the connection itself has costs more than all of these.
 */
export function goneWith({ raw }: FastifyReply): Gone {
  const listeners: (() => void)[] = [];
  let isSo = raw.closed;
  if (!isSo)
    raw.once('close', () => {
      isSo = true;
      for (const listener of listeners) listener();
    });
  return {
    hear: (listener) => {
      if (isSo) listener();
      else listeners.push(listener);
    },
    isSo: () => isSo,
  };
}
