import type { FastifyReply } from 'fastify';

/** Calls back when the connection is done with an exchange: the answer went out, or the client went away, maybe already. */
export function whenClosed({ raw }: FastifyReply, done: () => void): void {
  if (raw.closed) done();
  else raw.once('close', done);
}

/** Aborts when the exchange is over; while it is not, that means the client went away. */
export function goneWith(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  whenClosed(reply, () => gone.abort());
  return gone.signal;
}
