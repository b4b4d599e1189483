import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { create } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { PageData } from '#schema/page.ts';

import type { Answer, Asking } from '#tests/kit/gateway/ask.ts';
import { template } from '#tests/kit/gateway/dist.ts';
import { createRawAnswer, silence } from '#tests/kit/gateway/insurer.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { partners, type Stage, stage } from '#tests/kit/gateway/stage.ts';

const client = samples.client.answer;

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
});
beforeEach(() => {
  portal.insurer.next();
  for (const host of ['sky.localhost:4000', 'sky.localhost', 'voyage.localhost'])
    serve(host, { ...client, branding: { ...client.branding, theme: host.split('.')[0] } });
});
afterAll(() => portal.close());

const serve = (host: string, body: unknown) =>
  portal.insurer.answer(`GET /platform/client?domain=${encodeURIComponent(`http://${host}`)}`, body);

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function visit(path = '/', asking: Asking = {}): Promise<Answer & { page: PageData }> {
  const answer = await portal.get(path, {
    host: 'sky.localhost:4000',
    ...asking,
    headers: { ...html, ...asking.headers },
  });
  return { ...answer, page: pageIn(answer.text) };
}

function pageIn(text: string): PageData {
  const json = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return create(JSON.parse(json), PageData);
}

describe('the page', () => {
  it('contains the data that the app would request first', async () => {
    const before = Date.now();
    const { status, headers, text, page } = await visit('/', { headers: { 'accept-language': 'es-ES,en;q=0.5' } });

    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(page).toEqual({
      now: expect.any(Number),
      client,
      code: 'es',
      firstScreen: expect.stringMatching(/^\/first-screen\/spanish\.json\?theme=sky&v=[0-9a-f]{12}$/),
      translations: {
        english: expect.stringMatching(/^\/translations\/english\.json\?v=[0-9a-f]{12}$/),
        spanish: expect.stringMatching(/^\/translations\/spanish\.json\?v=[0-9a-f]{12}$/),
        french: expect.stringMatching(/^\/translations\/french\.json\?v=[0-9a-f]{12}$/),
        'sky/spanish': expect.stringMatching(/^\/themes\/sky\/translations\/spanish\.json\?v=[0-9a-f]{12}$/),
      },
      themes: ['baseline', 'sky'],
    });
    expect(page.now).toBeGreaterThanOrEqual(before);
    expect(text).toContain('<html lang="es-ES" data-appearance="dark">');
    expect(text).toContain('<title>Sky &amp; Sons</title>');
    expect(text).toContain(
      `<link rel="preload" as="fetch" crossorigin href="${page.firstScreen?.replace('&', '&amp;')}">`,
    );
    expect(portal.insurer.only().headers).toMatchObject({ 'x-api-key': 'key-of-sky' });
  });

  it.each([
    '/dashboard',
    '/enrol/LINK-FRESH',
    '/login/sso/eyJh.eyJz.c2ln',
    '/widgets/insurance?basic=true',
    '/no/such/screen',
  ])('is the same for every address of the app: %s', async (path) => {
    expect((await visit(path)).page.client).toEqual(client);
  });

  it('is sent to clients that accept anything, but not to those that want another type', async () => {
    expect((await visit('/', { headers: { accept: '*/*' } })).status).toBe(200);
    for (const accept of ['application/json', 'image/avif,image/webp,*/*;q=0.8'])
      expect(await portal.get('/dashboard', { headers: { accept } })).toMatchObject({
        status: 404,
        text: '{"status":404,"message":"Not Found"}',
      });
  });

  it('has no body for a HEAD request', async () => {
    const answer = await portal.get('/', { method: 'HEAD', headers: html });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(500);
  });

  it("uses the browser's preferred compression", async () => {
    const packed = async (encoding: string) => portal.get('/', { headers: { ...html, 'accept-encoding': encoding } });
    const br = await packed('gzip, deflate, br');
    expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(pageIn(brotliDecompressSync(br.bytes).toString()).themes).toContain('sky');
    const gzip = await packed('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(pageIn(gunzipSync(gzip.bytes).toString()).themes).toContain('sky');
    expect((await packed('identity')).headers['content-encoding']).toBeUndefined();
  });
});

describe('the language of the page', () => {
  const languageFor = async (headers: Record<string, string>, host?: string) =>
    (await visit('/', { headers, ...(host && { host }) })).page.code;

  it.each([
    [{ cookie: 'a=b; language=fr', 'accept-language': 'es' }, 'fr'],
    [{ cookie: 'language=de', 'accept-language': 'es' }, 'es'],
    [{ cookie: 'language=../../x' }, 'en'],
    [{ cookie: 'mylanguage=fr' }, 'en'],
    [{ 'accept-language': 'de-DE, fr;q=0.4, es;q=0.8' }, 'es'],
    [{ 'accept-language': 'fr;q=0, es;q=0.1' }, 'es'],
    [{ 'accept-language': 'zh' }, 'en'],
    [{ 'accept-language': ';;q=x,,' }, 'en'],
    [{ 'accept-language': 'es-AR, fr;q=0.9' }, 'es'],
    [{ 'accept-language': `es${','.repeat(400)}` }, 'en'],
    [{}, 'en'],
  ])('for %j is %s', async (headers, code) => {
    expect(await languageFor(headers)).toBe(code);
  });

  it('is another one if the theme offers it but there are no texts', async () => {
    expect(await languageFor({ 'accept-language': 'es-MX' })).toBe('es');
  });

  it('is one that the theme offers', async () => {
    expect(await languageFor({ 'accept-language': 'es' }, 'voyage.localhost')).toBe('en');
    expect(await languageFor({ 'accept-language': 'fr' }, 'voyage.localhost')).toBe('fr');
  });
});

const withoutTheme = expect.stringMatching(/^\/first-screen\/english\.json\?v=/);

describe('missing data in the page', () => {
  it('is null for an unknown host, without a call to the insurer', async () => {
    const { status, page, text } = await visit('/', { host: 'nobody.localhost' });
    expect({ status, client: page.client, firstScreen: page.firstScreen, code: page.code }).toEqual({
      status: 200,
      client: null,
      firstScreen: withoutTheme,
      code: 'en',
    });
    expect(page.themes).toEqual(['baseline', 'crash', 'old', 'sky', 'voyage']);
    expect(text).toContain('<title>nobody.localhost</title>');
    expect(text).toContain('data-appearance="system"');
    expect(portal.insurer.asked).toEqual([]);
  });

  it.each([
    ['refuses', createRawAnswer(400, '{"status":400,"code":"SYSTEM_CONFIG_NOT_SETUP"}')],
    ['answers nonsense', createRawAnswer(200, '{"partnerId":7}')],
    ['is slow', silence],
  ])('is null if the insurer %s, and the page is served all the same', async (_what, mishap) => {
    portal.insurer.next(mishap);
    expect(await visit()).toMatchObject({ status: 200, page: { client: null, firstScreen: withoutTheme } });
  });

  it.each(['plain', 'old', 'crash', '../sky', 'sky/../sky', '', 'x'.repeat(100)])(
    'is null for a theme that is missing, from another build, broken or invalid: %j',
    async (name) => {
      serve('sky.localhost:4000', { ...client, branding: { ...client.branding, theme: name } });
      expect(await visit()).toMatchObject({
        status: 200,
        page: { client: { partnerId: client.partnerId }, firstScreen: withoutTheme },
      });
    },
  );

  it('is explained in one sentence while the app has not been built', async () => {
    const built = join(portal.folder, 'dist/app');
    await rename(built, `${built}-away`);
    const answer = await portal.get('/', { headers: html });
    await rename(`${built}-away`, built);
    expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('The app has not been built') });
  });
});

it('shows a build made while the gateway runs', async () => {
  const index = join(portal.folder, 'dist/app/index.html');
  await writeFile(index, `${template}<!-- a newer build -->`);
  expect((await visit()).text).toContain('a newer build');
  await writeFile(index, template);
});

describe('the escaping of the page', () => {
  it('covers the partner’s name from the insurer', async () => {
    const name = '</title><script>alert(1)</script>%NONCE%';
    serve('sky.localhost:4000', { ...client, branding: { ...client.branding, name } });
    const { text, page } = await visit();
    expect(page.client?.branding.name).toBe(name);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;%NONCE%</title>');
  });
});

describe('the cached client of a page', () => {
  const ask = 'GET /platform/client?domain=http%3A%2F%2Fsky.localhost';
  const clientIn = async ({ get }: Stage, host: string) =>
    pageIn((await get('/', { host, headers: html })).text).client?.branding.name;
  const named = (name: string) => ({ ...client, branding: { ...client.branding, name } });

  it('is requested once by simultaneous visitors, however they write its host, and kept for a while', async () => {
    const keeping = await stage({ limits: { clientMs: 60_000 } });
    keeping.insurer.answer(ask, named('Sky'));
    const hosts = ['sky.localhost', 'SKY.localhost', 'sky.localhost.', 'sky.localhost:x'];
    expect(await Promise.all(hosts.map((host) => clientIn(keeping, host)))).toEqual(['Sky', 'Sky', 'Sky', 'Sky']);
    keeping.insurer.answer(ask, named('Another'));
    expect(await clientIn(keeping, 'sky.localhost')).toBe('Sky');
    expect(keeping.insurer.asked.map(({ call }) => call)).toEqual([ask]);
    await keeping.close();
  });

  it('is separate for each partner and address', async () => {
    const keeping = await stage({ limits: { clientMs: 60_000 } });
    keeping.insurer.answer(ask, named('Sky'));
    keeping.insurer.answer(ask.replace('sky', 'voyage'), named('Voyage'));
    expect(await clientIn(keeping, 'sky.localhost')).toBe('Sky');
    expect(await clientIn(keeping, 'voyage.localhost')).toBe('Voyage');
    await writeFile(
      join(keeping.folder, 'partners.json'),
      JSON.stringify({ partners: [{ ...partners[0], apiKey: 'a new key of sky' }] }),
    );
    keeping.insurer.answer(ask, named('Seen with the new key'));
    await expect.poll(() => clientIn(keeping, 'sky.localhost')).toBe('Seen with the new key');
    await keeping.close();
  });

  it('is requested again after a failure', async () => {
    const keeping = await stage({ limits: { clientMs: 60_000 } });
    keeping.insurer.answer(ask, named('Sky'));
    keeping.insurer.next(createRawAnswer(400, '{"status":400,"code":"SYSTEM_CONFIG_NOT_SETUP"}'));
    expect(await clientIn(keeping, 'sky.localhost')).toBeUndefined();
    expect(await clientIn(keeping, 'sky.localhost')).toBe('Sky');
    await keeping.close();
  });

  it('is always fresh if it is kept for no time', async () => {
    portal.insurer.answer(ask, named('Sky'));
    expect(await clientIn(portal, 'sky.localhost')).toBe('Sky');
    portal.insurer.answer(ask, named('Another'));
    expect(await clientIn(portal, 'sky.localhost')).toBe('Another');
  });
});
