import { afterAll, beforeAll, expect, it } from 'vitest';

import { head, raw } from '#tests/kit/gateway/raw.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
});
afterAll(() => portal.close());

it.each([
  ['bytes that are no request', 'nonsense\r\n\r\n', 400, 'Bad Request'],
  [
    'an impossible length',
    head('POST /graphql HTTP/1.1', 'Host: sky.localhost', 'Content-Length: x'),
    400,
    'Bad Request',
  ],
  ['a long header', head('GET / HTTP/1.1', `X-Long: ${'x'.repeat(70_000)}`), 431, 'Request Header Fields Too Large'],
])('answers %s in the format of every error', async (_what, bytes, status, message) => {
  const [lines = '', body = ''] = (await raw(portal.url, bytes)).split('\r\n\r\n');

  expect(lines).toMatch(new RegExp(`^HTTP/1\\.1 ${status} ${message}\r\n`));
  for (const line of [
    'x-content-type-options: nosniff',
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
  ])
    expect(lines.split('\r\n')).toContain(line);
  expect(lines).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
  expect(lines).toMatch(/\r\ncontent-security-policy: /);
  expect(JSON.parse(body)).toEqual({ status, code: 'GENERAL_400', type: 'Error', message });
});
