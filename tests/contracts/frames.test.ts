import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CardFrameMessage, CardFrameRequest, frameMessage, PayoutFrameMessage, PortalMessage } from '#schema/frames.ts';

const structs = { PortalMessage, PayoutFrameMessage, CardFrameMessage, CardFrameRequest };

/** Returns the names of the structs that accept a message. */
const fitting = (message: unknown) =>
  Object.entries(structs)
    .filter(([, struct]) => frameMessage<unknown>(struct as never, message) !== null)
    .map(([name]) => name);

describe('a message between frames', () => {
  it.each([
    ['PortalMessage', { version: 1, type: 'ready' }],
    ['PortalMessage', { version: 1, type: 'height', height: 640 }],
    ['PortalMessage', { version: 1, type: 'session-ending', endsAt: '2026-11-20T09:00:00.000Z' }],
    ['PortalMessage', { version: 1, type: 'session-ended', reason: 'timeout' }],
    ['PortalMessage', { version: 1, type: 'error', reason: 'token-refused' }],
    ['PayoutFrameMessage', { status: 'completed' }],
    ['PayoutFrameMessage', { status: 'cancelled' }],
    ['CardFrameMessage', { type: 'focus' }],
    ['CardFrameMessage', { type: 'blur' }],
    ['CardFrameMessage', { type: 'enter' }],
    ['CardFrameMessage', { type: 'error', error: 'invalidCardNumber' }],
    ['CardFrameMessage', { type: 'token', token: 'tok_1', displayValue: '**** 4242' }],
    ['CardFrameRequest', { type: 'submit' }],
  ] as const)('matches %s: %j', (name, message) => {
    expect(fitting(message)).toEqual([name]);
  });

  it('ten thousand other messages match nothing', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (message) => {
        expect(fitting(message)).toEqual([]);
      }),
      { numRuns: 10_000, seed: 4352 },
    );
  });

  it.each<{ message: object }>([
    { message: { type: 'height', height: 640 } },
    { message: { version: 2, type: 'height', height: 640 } },
    { message: { version: 1, type: 'height', height: '640' } },
    { message: { version: 1, type: 'height', height: 640, more: true } },
    { message: { version: 1, type: 'error', reason: 'anything' } },
    { message: { type: 'token', token: '', displayValue: '' } },
    { message: { type: 'error', error: 'anything' } },
    { message: { status: 'stolen' } },
    { message: { toString: '' } },
  ])('a malformed message is rejected: $message', ({ message }) => {
    expect(fitting(message)).toEqual([]);
  });
});
