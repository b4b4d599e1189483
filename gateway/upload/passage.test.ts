import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createBodyLimit } from './bodyLimit.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const kilobyte = Buffer.alloc(1_024);
const longest = 25 * 2 ** 20;

function opened({ most = longest } = {}) {
  const body = Object.assign(new PassThrough(), { complete: false });
  const passage = createBodyLimit(body as unknown as IncomingMessage, { longest: most, idleMs: 30_000 });
  const failed = new Promise<string>((resolve) => passage.once('error', ({ message }) => resolve(message)));
  return { body, passage, failed };
}

it('buffers only a little while the reader does not read', async () => {
  const { body, passage } = opened();
  let taken = 0;
  let isFull = false;
  while (!isFull && taken < longest) {
    isFull = !body.write(kilobyte);
    taken += kilobyte.length;
    await new Promise(setImmediate);
  }

  expect(isFull).toBe(true);
  expect(taken).toBeLessThan(2 ** 18);
  passage.destroy();
});

it('fails for a body that is too long, even if a shorter length was declared', async () => {
  const { body, passage, failed } = opened({ most: 1_500 });
  passage.resume();
  body.write(kilobyte);
  body.write(kilobyte);

  expect(await failed).toBe('too long');
  expect(passage.isTooLong()).toBe(true);
});

it('fails for a body that stalls, but not for a slow one', async () => {
  const { body, passage, failed } = opened();
  passage.resume();
  vi.advanceTimersByTime(29_000);
  body.write(kilobyte);
  await new Promise(setImmediate);
  vi.advanceTimersByTime(29_000);
  expect(passage.destroyed).toBe(false);

  vi.advanceTimersByTime(1_000);
  expect(await failed).toBe('stands still');
});

it('fails for an aborted body', async () => {
  const { body, failed } = opened();
  body.write(kilobyte);
  body.destroy();

  expect(await failed).toBe('broken off');
});
