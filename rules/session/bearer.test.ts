import { describe, expect, it } from 'vitest';

import { parseBearer } from './bearer.ts';

const claims = { username: 'zoë@sky.test', sub: 'zoe', iat: 1_900_000_000 };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (value: unknown) => `${encode({ alg: 'HS256' })}.${encode(value)}.signature`;

describe('a token', () => {
  it('names its user and its time of issue', () => {
    const bearer = { username: 'zoë@sky.test', userId: 'zoe', agentId: null, issuedAt: 1_900_000_000_000 };
    expect(parseBearer(tokenOf(claims))).toEqual(bearer);
    expect(parseBearer(tokenOf({ ...claims, agentId: 'agna' }))).toEqual({ ...bearer, agentId: 'agna' });
  });

  it.each([
    ['no token', 'token'],
    ['one without a signature', tokenOf(claims).replace('signature', '')],
    ['one with a fourth part', `${tokenOf(claims)}.more`],
    ['one that cannot be decoded', 'a.%%%.c'],
    ['one that is no JSON', `a.${Buffer.from('{').toString('base64url')}.c`],
    ['one that is no object', tokenOf(null)],
    ['one without a name', tokenOf({ ...claims, username: '' })],
    ['one for nobody', tokenOf({ ...claims, sub: undefined })],
    ['one that does not say since when', tokenOf({ ...claims, iat: 'now' })],
    ['one that is longer than any', tokenOf({ ...claims, more: 'x'.repeat(8_192) })],
  ])('cannot be read from %s', (_, token) => {
    expect(parseBearer(token)).toBeNull();
  });
});
