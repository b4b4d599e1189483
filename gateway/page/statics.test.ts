import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { script, theme } from '#tests/kit/gateway/dist.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
  await writeFile(join(portal.folder, 'dist/secret.txt'), 'not for you');
  await writeFile(join(portal.folder, 'dist/app/assets/.hidden'), 'not for you');
});
afterAll(() => portal.close());

const js = '/assets/index-3f9a.js';

describe('a file of the build', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('is compressed for %j', async (accepted, encoding, unpack) => {
    const { status, headers, bytes } = await portal.get(js, { headers: { 'accept-encoding': accepted } });
    expect([status, headers['content-encoding'], unpack(bytes).toString()]).toEqual([200, encoding, script]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, text } = await portal.get(js, { method: 'HEAD' });
    expect([status, text, headers['content-length']]).toEqual([200, '', String(script.length)]);
  });

  it.each(['/assets/old-1234.js', '/themes/sky/none.svg', '/translations/klingon.json'])(
    'is 404 if it is missing, never the page: %s',
    async (path) => {
      const answer = await portal.get(path, { headers: { accept: 'text/html' } });
      expect(answer).toMatchObject({ status: 404, text: '{"status":404,"message":"Not Found"}' });
    },
  );

  it.each(['/assets/', '/themes/', '/themes/sky', '/translations/'])('is never listed: %s', async (path) => {
    const { status, text } = await portal.get(path, { headers: { accept: 'application/json' } });
    expect([403, 404]).toContain(status);
    expect(text).not.toMatch(/logo|index|spanish/);
  });

  it.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/themes/../secret.txt',
    '/themes/..%2fsecret.txt',
    '/themes/..%2f/config.json',
    '/translations/%2e%2e%2fsecret.txt',
    '/translations//../../secret.txt',
    '/..%2fsecret.txt',
    '/assets/.hidden',
    '/assets/%00',
    '/index.html.br',
  ])('is 404 outside its folder: %s', async (path) => {
    const { status, text } = await portal.get(path, { headers: { accept: 'application/json' } });
    expect(text).not.toContain('not for you');
    expect([400, 403, 404]).toContain(status);
  });

  it('at the root is served, but never the page’s bare template', async () => {
    expect(await portal.get('/robots.txt', { headers: { accept: 'text/html' } })).toMatchObject({
      status: 200,
      text: 'User-agent: *\n',
      headers: { 'cache-control': 'public, max-age=86400' },
    });
    for (const path of ['/index.html', '/favicon.ico'])
      expect(await portal.get(path, { headers: { accept: 'text/html' } })).toMatchObject({ status: 404 });
    // A missing file must not be cached, because the next build may add it.
    for (const path of ['/favicon.ico', '/assets/next-1a2b.js', '/translations/german.json', '/themes/new/logo.svg'])
      expect((await portal.get(path)).headers['cache-control']).toBe('no-store');
    expect((await portal.get('/index.html.br', { headers: { accept: 'text/html' } })).text).not.toContain('%PAGE%');
  });
});

describe('texts and logos', () => {
  it('are cached for a day, or forever under their content hash', async () => {
    const plain = await portal.get('/translations/spanish.json');
    expect(plain).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=86400' } });
    expect(JSON.parse(plain.text)).toMatchObject({ 'signIn.title': 'Entrar' });
    expect((await portal.get('/translations/spanish.json?v=0f')).headers['cache-control']).toContain('immutable');
    expect((await portal.get('/themes/sky/translations/spanish.json?v=0f')).headers['cache-control']).toContain(
      'immutable',
    );
    expect((await portal.get('/themes/sky/scene.0123abcd.svg')).headers['cache-control']).toContain('immutable');
    expect((await portal.get('/themes/sky/logo.svg')).headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/svg+xml',
    });
  });

  it('are not sent twice', async () => {
    const { headers } = await portal.get('/translations/spanish.json');
    const again = await portal.get('/translations/spanish.json', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });
});

describe('the configuration of a theme', () => {
  it('is always revalidated, because it belongs to one build', async () => {
    const { status, headers, text } = await portal.get('/themes/sky/config.json');
    expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([200, 'no-cache', theme('sky')]);
    const again = await portal.get('/themes/sky/config.json', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });

  it('is 404 for an unknown theme', async () => {
    for (const name of ['plain', 'a.b', '..'])
      expect((await portal.get(`/themes/${name}/config.json`)).status).toBe(404);
  });

  it('is 500 for an unreadable theme', async () => {
    expect(await portal.get('/themes/crash/config.json')).toMatchObject({
      status: 500,
      text: expect.stringContaining('CONFIG_ERROR'),
    });
  });
});
