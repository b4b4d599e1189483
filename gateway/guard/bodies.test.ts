import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { head, raw } from '#tests/kit/gateway/raw.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;
beforeAll(async () => {
  portal = await stage({ limits: { bodyMs: 100, requestsPerMinute: 1_000 } });
});
afterAll(() => portal.close());

const form = ['content-type: multipart/form-data; boundary=x', 'authorization: Bearer x'];

describe('an endless body', () => {
  it.each([
    ['that nobody asked for', 'POST /no/such/address', [], 404],
    ['to an address that is none', 'POST /%zz', [], 400],
    ['to two hosts', 'POST /graphql', ['host: voyage.localhost'], 400],
    ['of a call that is too long', 'POST /graphql', ['content-type: application/json'], 413],
    ['of a file without a bearer', 'POST /luggage/1/attachments', [form[0] ?? ''], 401],
    ['of a file without a key', 'POST /luggage/1/attachments', form, 400],
  ])('%s is refused, then the connection is closed', async (_what, line, lines, status) => {
    const asked = head(`${line} HTTP/1.1`, 'host: sky.localhost', 'transfer-encoding: chunked', ...lines);
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;

    expect(await raw(portal.url, asked + chunk)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
