import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Asking } from '#tests/kit/gateway/ask.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
});
afterAll(() => portal.close());

const html = { accept: 'text/html' };
const visit = async (path: string, asking: Asking = {}) =>
  portal.get(path, { headers: html, host: 'sky.localhost', ...asking });

function directives(header: unknown): Record<string, string> {
  const parts = String(header).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
}

describe('a page', () => {
  it('runs and loads only its own files and those with its nonce, which is new each time', async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 5; time += 1) {
      const { headers, text } = await visit('/');
      const nonce = /<script nonce="([^"]+)"/.exec(text)?.[1] ?? '';
      nonces.add(nonce);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(directives(headers['content-security-policy'])).toEqual({
        'default-src': "'none'",
        'script-src': `'self' 'nonce-${nonce}'`,
        'style-src': `'self' 'nonce-${nonce}'`,
        'connect-src': "'self'",
        'img-src': "'self' data:",
        'font-src': "'self'",
        'manifest-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'object-src': "'none'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      });
    }
    expect(nonces.size).toBe(5);
  });

  it('cannot be framed and opens no window that could reach back', async () => {
    for (const path of ['/', '/dashboard', '/widgetsx', '/dashboard/widgets/', '/%77idgets/account'])
      expect((await visit(path)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
  });

  it('can be framed by its own partner and sends no referrer if it is a widget', async () => {
    const { headers } = await visit('/widgets/insurance?basic=true');
    expect(directives(headers['content-security-policy'])['frame-ancestors']).toBe(
      'http://host.example https://other.example:8443',
    );
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  it.each([
    '/login/sso/eyJh.eyJz.c2ln',
    '/login/sso',
    '/login/%73so/eyJh',
    '/LOGIN/sso/eyJh',
    '//login/sso/eyJh',
    '/enrol/LINK-FRESH',
    '/password/reset?code=session.secret',
    '/Password/%72eset/',
  ])('whose address may contain a secret sends no referrer: %s', async (path) => {
    expect((await visit(path)).headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
  });

  it.each(['voyage.localhost', 'nobody.localhost'])('cannot be framed if it is a widget of %s', async (host) => {
    const { headers } = await visit('/widgets/account', { host });
    expect(directives(headers['content-security-policy'])['frame-ancestors']).toBe("'none'");
  });
});

it('may only show frames and pictures of its partner’s suppliers and upload to its stores', async () => {
  const { headers } = await portal.get('/', { host: 'voyage.localhost', headers: { accept: 'text/html' } });
  const suppliers = 'https://payouts.example https://lounges.example';
  expect(directives(headers['content-security-policy'])).toMatchObject({
    'frame-src': suppliers,
    'img-src': `'self' data: ${suppliers}`,
    'connect-src': "'self' https://files.example https://archive.example:8443",
    'default-src': "'none'",
  });
});

describe('every answer', () => {
  it.each([
    ['/healthz', 200],
    ['/assets/nothing.js', 404],
    ['/themes/crash/config.json', 500],
    ['/themes/sky/logo.svg', 200],
    ['/graphql', 405],
    ['/%zz', 400],
  ])('%s (%s) is never sniffed, runs nothing, and uses no sensor', async (path, status) => {
    const answer = await visit(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('carries the id of its request, like the call to the insurer', async () => {
    const behind = await stage({ trustProxy: '127.0.0.1' });
    const given = await behind.run('Items', {}, { headers: { 'x-request-id': 'from-the-proxy-1' } });
    expect(given.headers['x-request-id']).toBe('from-the-proxy-1');
    expect(behind.insurer.only().headers['x-request-id']).toBe('from-the-proxy-1');

    const strange = await behind.run('Items', {}, { headers: { 'x-request-id': 'anna@sky.test' } });
    expect(strange.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    await behind.close();
  });
});

describe("the customer's address", () => {
  it('is sent to the insurer only when signing in', async () => {
    const behind = await stage({ trustProxy: '127.0.0.1' });
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const told = async (document: string, variables: object) => {
      behind.insurer.next();
      await behind.run(document, variables, { headers });
      const { 'x-forwarded-for': address } = behind.insurer.only().headers;
      return address;
    };
    expect(await told('Login', { credentials: { username: 'anna', password: 'x', partnerId: 'sky' } })).toBe(
      '198.51.100.7',
    );
    expect(await told('Sso', { token: 'once' })).toBe('198.51.100.7');
    expect(await told('Items', {})).toBeUndefined();
    await behind.close();
  });
});

describe('a proxy header', () => {
  const forwarded = { ...html, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'voyage.localhost' };

  it('is ignored unless the proxy is trusted', async () => {
    portal.insurer.next();
    const { headers } = await visit('/', { headers: forwarded });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(portal.insurer.only()).toMatchObject({
      call: 'GET /platform/client?domain=http%3A%2F%2Fsky.localhost',
      headers: { 'x-api-key': 'key-of-sky' },
    });
  });

  it('is used if the proxy is trusted', async () => {
    const behind = await stage({ trustProxy: '127.0.0.1' });
    const { headers } = await behind.get('/', { headers: forwarded, host: 'sky.localhost' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(behind.insurer.only()).toMatchObject({
      call: 'GET /platform/client?domain=https%3A%2F%2Fvoyage.localhost',
      headers: { 'x-api-key': 'key-of-voyage' },
    });
    await behind.close();
  });
});
