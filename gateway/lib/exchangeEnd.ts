import type { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The end of an exchange. Replaces AbortSignal, which would create an exception with a stack for each request. */
export type ExchangeEnd = {
  /** Calls the listener once, immediately if the exchange has ended already. */
  onEnd: (listener: () => void) => void;
  hasEnded: () => boolean;
};

export type FollowedExchange = ExchangeEnd & {
  /** Calls back when the earlier exchanges of the connection have ended, unless the connection has closed. */
  inTurn: (begin: () => void) => void;
};

/** Maximum number of open requests per connection. Browsers have one; HTTP/1.1 pipelining is rare. */
const mostPipelined = 16;

/** Open exchanges of a connection in order, keyed by the function that ends each. Stored on the socket. */
const openExchanges = Symbol('open exchanges');
type Connection = Socket & { [openExchanges]?: Map<() => void, ExchangeEnd> };

/**
 * Follows an exchange until its response or its connection closes, whichever is first. Node never closes the response
 * of a pipelined request that still waits for an earlier one, so the socket has to be watched, too.
 *
 * Returns undefined, and closes the connection, if the client pipelines too many requests.
 */
export function followExchange(
  { raw: { socket } }: FastifyRequest,
  { raw }: FastifyReply,
): FollowedExchange | undefined {
  const open = exchangesOn(socket);
  if (open.size >= mostPipelined) {
    socket.destroy();
    return undefined;
  }

  const listeners: (() => void)[] = [];
  let isEnded = raw.closed || socket.destroyed;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    open.delete(end);
    for (const listener of listeners) listener();
  };
  const previous = open.size > 0 ? [...open.values()].at(-1) : undefined;
  const exchange: FollowedExchange = {
    onEnd: (listener) => {
      if (isEnded) listener();
      else listeners.push(listener);
    },
    hasEnded: () => isEnded,
    inTurn: (begin) => {
      if (previous) previous.onEnd(() => socket.destroyed || begin());
      else begin();
    },
  };
  if (!isEnded) {
    open.set(end, exchange);
    raw.once('close', end);
  }
  return exchange;
}

/** Returns the open exchanges of a connection. A listener per connection costs less than one per request. */
function exchangesOn(socket: Connection): Map<() => void, ExchangeEnd> {
  const known = socket[openExchanges];
  if (known) return known;
  const open = new Map<() => void, ExchangeEnd>();
  socket[openExchanges] = open;
  socket.once('close', () => {
    for (const end of open.keys()) end();
  });
  return open;
}
