import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

const client = samples.client.answer;
const html = { accept: 'text/html' };
/** A long deadline, so that a slow machine still gets the client of every page. */
const limits = { pageDeadlineMs: 10_000 };

let portal: Stage;

beforeAll(async () => {
  portal = await stage({ limits });
});
beforeEach(() => {
  portal.insurer.next();
  serve('sky');
});
afterAll(() => portal.close());

const serve = (theme: string) =>
  portal.insurer.answer('GET /platform/client?domain=http%3A%2F%2Fsky.localhost', {
    ...client,
    branding: { ...client.branding, theme },
  });

async function headIn(language: string) {
  const headers = { ...html, 'accept-language': language };
  const { text } = await portal.get('/', { host: 'sky.localhost', headers });
  return {
    description: /<meta name="description" content="([^"]*)">/.exec(text)?.[1],
    icon: /<link rel="icon" ([^>]*)>/.exec(text)?.[1],
    manifest: /<link rel="manifest" href="([^"]*)">/.exec(text)?.[1] ?? '',
  };
}

describe('the head of a page', () => {
  it("describes the portal in the page's language and names the partner's icon and manifest", async () => {
    expect(await headIn('en')).toEqual({
      description: 'Trips &amp; more.',
      icon: 'type="image/svg+xml" href="/themes/sky/icon.0123abcd.svg"',
      manifest: expect.stringMatching(/^\/manifest\/english\.webmanifest\?v=[0-9a-f]{12}$/),
    });
  });

  it('prefers the description of the theme', async () => {
    expect((await headIn('es')).description).toBe('Sky a la vista.');
  });

  it("uses the baseline if the build lacks the partner's theme", async () => {
    serve('plain');
    expect((await headIn('en')).icon).toBe('type="image/svg+xml" href="/themes/baseline/icon.0123abcd.svg"');
  });

  it('keeps browsers from requesting /favicon.ico at an unknown host', async () => {
    const { text } = await portal.get('/', { host: 'nobody.localhost', headers: html });
    expect(text).toContain('<link rel="icon" href="data:,">');
    expect(text).not.toContain('manifest');
  });
});

describe('the icon', () => {
  it('is cached forever, because its name contains a hash', async () => {
    const { status, headers } = await portal.get('/themes/sky/icon.0123abcd.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

describe('the manifest', () => {
  const get = (path: string, host = 'sky.localhost') => portal.get(path, { host });

  it('names the portal after the partner', async () => {
    const { manifest } = await headIn('es');
    const { status, headers, text } = await get(manifest);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(JSON.parse(text)).toEqual({
      id: '/',
      name: 'Sky & Sons',
      short_name: 'Sky & Sons',
      description: 'Sky a la vista.',
      lang: 'es-ES',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: '#0b62d0',
      background_color: '#f5f5f5',
      icons: [{ src: '/themes/sky/icon.0123abcd.svg', sizes: 'any', type: 'image/svg+xml' }],
    });
  });

  it('is revalidated if its address has another hash, or none', async () => {
    for (const path of ['/manifest/english.webmanifest', '/manifest/english.webmanifest?v=000000000000'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
  });

  it('is not sent twice', async () => {
    const { headers } = await get('/manifest/english.webmanifest');
    const again = await portal.get('/manifest/english.webmanifest', {
      host: 'sky.localhost',
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  it.each([
    ['sky.localhost', '/manifest/klingon.webmanifest'],
    ['sky.localhost', '/manifest/english.json'],
    ['nobody.localhost', '/manifest/english.webmanifest'],
  ])('is 404 at %s%s', async (host, path) => {
    expect(await get(path, host)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });
});

it('serves a page without icon and manifest if a theme of an older build has none', async () => {
  const old = await stage({ limits }, { before: ({ dist }) => rm(join(dist, 'themes/sky/site.json')) });
  old.insurer.answer('GET /platform/client?domain=http%3A%2F%2Fsky.localhost', {
    ...client,
    branding: { ...client.branding, theme: 'sky' },
  });
  const { status, text } = await old.get('/', { host: 'sky.localhost', headers: html });
  await old.close();
  expect(status).toBe(200);
  expect(text).toContain('<link rel="icon" href="data:,">');
});
