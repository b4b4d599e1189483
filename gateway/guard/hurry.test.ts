import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { hurry } from './hurry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether a request is cut off after half a minute. */
function isCut({ headers = {}, complete = false, isSlow = false, isOver = false }): boolean {
  const destroy = vi.fn<() => void>();
  const gone = { hear: (listener: () => void) => (isOver ? listener() : undefined) };
  const request = { raw: { headers, complete, socket: { destroy } }, routeOptions: { config: { isSlow } }, gone };
  hurry(request as unknown as FastifyRequest, 30_000);
  vi.advanceTimersByTime(29_999);
  expect(destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  return destroy.mock.calls.length > 0;
}

it.each([
  ['a body that drips in', { headers: { 'content-length': '10' } }, true],
  ['one of a length that nobody says', { headers: { 'transfer-encoding': 'chunked' } }, true],
  ['one that is here', { headers: { 'content-length': '10' }, complete: true }, false],
  ['one that was answered', { headers: { 'content-length': '10' }, isOver: true }, false],
  ['one that looks after itself', { headers: { 'content-length': '10' }, isSlow: true }, false],
  ['no body', {}, false],
])('cuts off %s: %s', (_what, request, cut) => {
  expect(isCut(request)).toBe(cut);
});
