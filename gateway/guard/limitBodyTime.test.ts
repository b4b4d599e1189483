import { EventEmitter } from 'node:events';

import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { limitBodyTime } from './limitBodyTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns whether a request is cut off after half a minute. */
function isCut({ headers = {}, complete = false, destroyed = false, isSlow = false, isOver = false }): boolean {
  const destroy = vi.fn<() => void>();
  const exchangeEnd = { onEnd: (listener: () => void) => (isOver ? listener() : undefined) };
  const raw = Object.assign(new EventEmitter(), { headers, complete, destroyed, socket: { destroy } });
  limitBodyTime({ raw, routeOptions: { config: { isSlow } }, exchangeEnd } as unknown as FastifyRequest, 30_000);
  if (isOver && (complete || destroyed)) expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(29_999);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  return destroy.mock.calls.length > 0;
}

it.each([
  ['a body that drips in', { headers: { 'content-length': '10' } }, true],
  ['one of a length that nobody says', { headers: { 'transfer-encoding': 'chunked' } }, true],
  ['one that is here', { headers: { 'content-length': '10' }, complete: true }, false],
  ['one that was answered, and comes still', { headers: { 'content-length': '10' }, isOver: true }, true],
  [
    'one that was answered when it was here',
    { headers: { 'content-length': '10' }, isOver: true, complete: true },
    false,
  ],
  ['one whose client is gone', { headers: { 'content-length': '10' }, isOver: true, destroyed: true }, false],
  ['one that looks after itself', { headers: { 'content-length': '10' }, isSlow: true }, false],
  [
    'a slow one that was answered, and comes still',
    { headers: { 'content-length': '10' }, isSlow: true, isOver: true },
    true,
  ],
  ['no body', {}, false],
])('cuts off %s: %s', (_what, request, cut) => {
  expect(isCut(request)).toBe(cut);
});
