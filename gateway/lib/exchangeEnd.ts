import type { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The end of an exchange. Not an AbortSignal, which would create an exception with its stack for each request. */
export type ExchangeEnd = {
  /** Calls the listener once, immediately if the exchange has ended already. */
  onEnd: (listener: () => void) => void;
  hasEnded: () => boolean;
};

export type FollowedExchange = ExchangeEnd & {
  /** Calls back when the exchanges that came before it on its connection have ended, unless the connection has closed. */
  inTurn: (begin: () => void) => void;
};

/** Requests that one connection may have open. A browser has one; HTTP/1.1 pipelining is rare and old. */
const mostPipelined = 16;

/** The open exchanges of a connection in their order, on the socket itself, by what ends each. */
const openExchanges = Symbol('open exchanges');
type Connection = Socket & { [openExchanges]?: Map<() => void, ExchangeEnd> };

/**
 * Follows an exchange until its response is closed or its connection is, whichever comes first. Node never closes the
 * response of a pipelined request that still waits for the one before it, so the socket has to be watched, too.
 *
 * Returns undefined, and closes the connection, if the client pipelines more requests than it may.
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
