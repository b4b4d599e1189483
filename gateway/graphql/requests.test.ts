import { connect } from 'node:net';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { documents } from '#schema/generated/documents.ts';

import { type Answer, type Asking, ask } from '#tests/kit/gateway/ask.ts';
import { hashes } from '#tests/kit/gateway/hashes.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type GraphqlAnswer, partners, type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage({ limits: { requestsPerMinute: 1e6, signInsPerMinute: 1e6 } });
});
beforeEach(() => portal.insurer.next());
afterAll(() => portal.close());

const post = async (asking: Asking): Promise<Answer & { error: GraphqlAnswer['errors'] }> => {
  const answer = await ask(portal.url, { method: 'POST', path: '/graphql', ...asking });
  return { ...answer, error: JSON.parse(answer.text).errors };
};

const refusedWith = (status: number, message: string, code = 'GENERAL_400') => ({
  status,
  error: [{ message, extensions: { status, code, type: 'Error', message } }],
});

describe('a request', () => {
  it.each([
    ['a hash nobody registered', { documentId: 'f00' }],
    ['a hash that is a property of every object', { documentId: 'constructor' }],
    ['nothing', {}],
    ['null for everything', { documentId: null, query: null, variables: null }],
  ])('must name a registered document: refused with %s', async (_what, json) => {
    expect(await post({ json })).toMatchObject(
      refusedWith(400, 'This document is not registered: the app is older or newer than the gateway'),
    );
  });

  it('must not contain a document, not even a registered one', async () => {
    for (const query of ['{ __schema { types { name } } }', documents[hashes.Items ?? ''] ?? ''])
      expect(await post({ json: { query } })).toMatchObject(
        refusedWith(400, 'Name a registered document in "documentId"; the text of a query is not accepted'),
      );
    expect(portal.insurer.asked).toEqual([]);
  });

  it('must not be a batch', async () => {
    expect(await post({ json: [{ documentId: hashes.Items }, { documentId: hashes.Items }] })).toMatchObject(
      refusedWith(400, 'A request is one object with "documentId" and "variables"'),
    );
  });

  it.each(['null', '7', '"text"', '{"documentId":7}', '{"documentId":"x","variables":[1]}'])(
    'must be an object: %s is refused',
    async (body) => {
      expect(await post({ body })).toMatchObject(
        refusedWith(400, 'A request is one object with "documentId" and "variables"'),
      );
    },
  );

  it('may be nested twenty levels deep', async () => {
    const nested = (times: number) =>
      `{"documentId":"${hashes.Items}","variables":{"x":${'['.repeat(times)}${']'.repeat(times)}}}`;
    expect(await post({ body: nested(19) })).toMatchObject(
      refusedWith(400, 'The body is nested more than 20 deep', 'INVALID_PARAMS'),
    );
    expect(await post({ body: nested(10_000) })).toMatchObject({ status: 400 });
    expect(await post({ body: nested(18) })).toMatchObject({ status: 200 });
  });

  it('may contain brackets in texts', async () => {
    const answer = await portal.run('Trips', { userId: '\\"[{'.repeat(30) });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ status: 404 });
    expect(portal.insurer.asked).toHaveLength(1);
  });

  it.each([
    [
      'bytes that are not UTF-8',
      new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      'The body is not JSON in UTF-8',
    ],
    ['half a JSON text', '{"documentId":', 'The body is not JSON in UTF-8'],
    ['an empty body', '', 'The body is not JSON in UTF-8'],
  ])('is refused with %s', async (_what, body, message) => {
    expect(await post({ body })).toMatchObject(refusedWith(400, message));
  });

  it('may be 32 KB long', async () => {
    const json = (length: number) => ({ documentId: hashes.Items, variables: { x: 'x'.repeat(length) } });
    expect(await post({ json: json(31 * 1024) })).toMatchObject({ status: 200 });
    expect(await post({ json: json(32 * 1024) })).toMatchObject(refusedWith(413, 'Payload Too Large'));
  });

  it.each([
    'text/plain',
    'application/graphql',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('must be JSON: %s is refused', async (type) => {
    expect(await post({ body: '{}', headers: { 'content-type': type } })).toMatchObject(
      refusedWith(415, 'Unsupported Media Type'),
    );
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('must use POST: %s is refused', async (method) => {
    const path = `/graphql?documentId=${hashes.Items}`;
    const answer = await ask(portal.url, { method, path, headers: { accept: 'text/html' } });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(JSON.parse(answer.text).errors[0].extensions).toEqual({
      status: 405,
      code: 'GENERAL_400',
      message: 'Ask by POST',
    });
    expect(portal.insurer.asked).toEqual([]);
  });

  it('must have valid variables, whose values are not repeated in errors', async () => {
    const { document } = samples.login;
    for (let time = 0; time < 3; time += 1) {
      const { errors, text } = await portal.run(document, {
        credentials: { username: 'anna', password: ['Passw0rd!'] },
      });
      expect(errors?.[0]?.extensions).toMatchObject({
        status: 400,
        code: 'INVALID_PARAMS',
        message: 'The variables do not fit the document',
      });
      expect(text).not.toContain('Passw0rd');
    }
    expect((await portal.run('Trips')).errors?.[0]?.extensions).toMatchObject({ status: 400, code: 'INVALID_PARAMS' });
    expect(portal.insurer.asked).toEqual([]);
  });

  it('reveals nothing about the schema by its errors', async () => {
    const { text } = await portal.run('Login', { credentials: { user: 'anna' } });
    expect(text).not.toMatch(/Did you mean|username|Credentials/);
  });
});

describe('2,000 malformed requests', () => {
  const wellKnown = fc.constantFrom(...Object.values(hashes), ...Object.keys(hashes), '__proto__', 'toString');
  const scalar = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null), wellKnown);
  const variables = fc.dictionary(
    fc.constantFrom('id', 'userId', 'token', 'credentials', 'request', 'confirmation', 'domain', '__proto__', 'x'),
    fc.oneof(
      scalar,
      fc.json().map((text): unknown => JSON.parse(text)),
      fc.constant('..'),
      fc.constant('\ud800'),
    ),
  );
  const near = fc.record(
    {
      documentId: scalar,
      query: fc.oneof(scalar, fc.constant('{ items { itemId } }')),
      variables: fc.oneof(variables, scalar),
    },
    { requiredKeys: [] },
  );
  const real = fc.record({ documentId: wellKnown, variables });
  const bytes = fc.uint8Array({ maxLength: 400 });
  const body = fc.oneof(real.map(encoded), real.map(encoded), near.map(encoded), fc.json(), fc.string(), bytes);
  const headers = fc.record(
    {
      'content-type': fc.constantFrom('application/json', 'application/json; charset=latin1', 'text/plain', '', ';;'),
      authorization: fc.constantFrom('Bearer x', 'Bearer \x80\xff', 'Basic', `Bearer ${'a'.repeat(5_000)}`),
      'idempotency-key': fc.constantFrom('', 'x', '\xff', 'k'.repeat(300)),
      'x-request-id': fc.constantFrom('', '\xff', 'x'.repeat(1_000), 'abcdefgh-1'),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', ';;;'),
      'x-forwarded-host': fc.constant('voyage.localhost'),
    },
    { requiredKeys: [] },
  );
  const host = fc.constantFrom(
    'sky.localhost',
    'localhost:1',
    'LOCALHOST.',
    '[::1]',
    'nobody',
    'a'.repeat(300),
    '../..',
  );

  it('never cause a 5xx of the gateway or a leak', async () => {
    const secrets = new RegExp(
      [
        ...partners.map(({ apiKey }) => apiKey),
        'node_modules',
        '\\bat .*\\.[jt]s',
        portal.folder,
        'undici',
        'mercurius',
      ].join('|'),
    );
    const property = fc.asyncProperty(body, headers, host, async (sent, more, name) => {
      const { status, bytes: got } = await ask(portal.url, {
        method: 'POST',
        path: '/graphql',
        body: sent,
        headers: more,
        host: name,
      });
      expect(status).toBeLessThan(500);
      // The fake insurer answers everything with a 404, so a 5xx inside the answer would come from the gateway.
      expect(got.toString()).not.toMatch(/"status":5\d\d|Unknown error/);
      expect(got.toString()).not.toMatch(secrets);
    });
    await fc.assert(property, { numRuns: 2_000 });
  }, 60_000);

  it('never cause one if they are not even HTTP', async () => {
    const raw = (text: string) =>
      new Promise<string>((resolve) => {
        const { hostname, port } = new URL(portal.url);
        let got = '';
        const socket = connect(Number(port), hostname, () => socket.end(text));
        socket.on('data', (chunk) => {
          got += chunk;
        });
        socket.on('error', () => resolve(got)).on('close', () => resolve(got));
      });

    for (const text of [
      'GET\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
      'GET http://[ HTTP/1.1\r\nhost: sky.localhost\r\n\r\n',
      'GET /%zz HTTP/1.1\r\nhost: sky.localhost\r\nconnection: close\r\n\r\n',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: sky.localhost\r\n\r\n`,
      'POST /graphql HTTP/1.1\r\nhost: sky.localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /graphql HTTP/1.1\r\nhost: sky.localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      '\x16\x03\x01\x02',
    ])
      expect(await raw(text)).not.toMatch(/^HTTP\/1\.1 5|node_modules/);
  });
});

function encoded(json: unknown): string {
  return JSON.stringify(json) ?? '';
}
