import { connect } from 'node:net';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Trip } from '#schema/rest/trips.ts';
import { databases } from '#tests/kit/databases.ts';
import {
  createRequestArbitrary,
  levers,
  type Request,
  type Route,
  routes,
} from '#tests/kit/sandbox/hostile/requests.ts';
import { borrowInsurer, findApiKey, ownInsurer } from '#tests/kit/sandbox/insurer.ts';

const seed = 20_310_314;
const named = (all: Route[]) => all.map((route) => [`${route.method} ${route.path}`, route] as const);

describe.each(databases)('hostile requests, on %s,', (kind) => {
  const insurer = borrowInsurer(kind);
  const sent = async (root: string, { method, url, headers, payload }: Request, more: Record<string, string> = {}) => {
    const answer = await insurer.sandbox.app.inject({
      method: method as 'GET',
      url: root + url,
      headers: { ...headers, ...more },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, text: answer.payload };
  };
  const isAnswered = ({ status, text }: { status: number; text: string }) => {
    expect([status >= 200 && status < 500, text]).toEqual([true, text]);
    expect(text).not.toMatch(/node_modules|at \w+ \(|select |insert into|scrypt\$/i);
  };

  it.each(named(routes))('get an answer from the insurer: %s', async (_call, route) => {
    const who = ['anna@sky.test', 'charter@sky.test', 'agent@sky.test', 'stig@rails.test'];
    const callers = await Promise.all(who.map((login) => insurer.as(login)));
    const headersOf = callers.map(({ token }, at) => ({
      'x-api-key': findApiKey(insurer.sandbox, who[at]?.includes('rails') ? 'rails' : 'sky'),
      authorization: `Bearer ${token}`,
    }));
    await fc.assert(
      fc.asyncProperty(createRequestArbitrary(route), fc.constantFrom(...headersOf), async (request, headers) => {
        isAnswered(await sent('/api', request, headers));
      }),
      { seed, numRuns: 40, endOnFailure: true },
    );
  });

  it.each(named(levers))('get an answer from a lever: %s', async (_call, route) => {
    await fc.assert(
      fc.asyncProperty(createRequestArbitrary(route), async (request) => {
        isAnswered(await sent('/__sandbox', request));
        isAnswered(await sent('/__sandbox', { method: 'DELETE', url: '/faults', headers: {} }));
      }),
      { seed, numRuns: 40, endOnFailure: true },
    );
    await insurer.lever.post('/clock', { reset: true });
  });

  it('leave the sandbox unchanged', async () => {
    expect((await insurer.sandbox.app.inject('/readyz')).statusCode).toBe(200);
    expect((await insurer.lever.get('/clock')).body).toEqual({ now: '2031-03-14T12:00:00.000Z', frozen: false });
    const { get, userId } = await insurer.as('emil@sky.test');
    expect(Array.isArray((await get(`/travel/trips?userId=${userId}`)).body as Trip[])).toBe(true);
  });
});

describe('on the wire', () => {
  const insurer = ownInsurer();
  const key = () => findApiKey(insurer.sandbox, 'sky');
  const say = async (text: string): Promise<string> => {
    const { port } = insurer.sandbox.app.server.address() as { port: number };
    const socket = connect({ host: '127.0.0.1', port });
    socket.end(text, 'latin1');
    return Buffer.concat(await socket.toArray()).toString('latin1');
  };

  it.each<[what: string, request: (key: string) => string]>([
    ['a NUL in the path', () => 'GET /api/platform/\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a NUL in a header', (key) => `GET /api/travel/trips HTTP/1.1\r\nHost: a\r\nx-api-key: ${key}\0\r\n\r\n`],
    ['no host', () => 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', () => 'GET /__sandbox/clock HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\n\r\n'],
    ['a method that is none', () => 'STEAL / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['TRACE', () => 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a path of 20 KB', () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a path that decodes to nothing', () => 'GET /api/%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['headers of 20 KB', () => `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['two lengths', () => 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      () => 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a chunk that is none',
      (key) =>
        `POST /api/platform/user/login HTTP/1.1\r\nHost: a\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    [
      'half a body',
      (key) =>
        `POST /api/platform/user/login HTTP/1.1\r\nHost: a\r\nx-api-key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"`,
    ],
  ])('of %s do no harm', async (_what, request) => {
    if (!insurer.sandbox.app.server.listening) await insurer.sandbox.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await say(request(key()));
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    expect(await say('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
  });
});
