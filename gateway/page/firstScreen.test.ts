import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { theme } from '#tests/kit/gateway/dist.ts';
import { samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
  portal.insurer.answer(`GET /platform/client?domain=${encodeURIComponent('http://sky.localhost')}`, {
    ...samples.client.answer,
    branding: { ...samples.client.answer.branding, theme: 'sky' },
  });
});
afterAll(() => portal.close());

const messages = (title: string, help: string) => ({
  'signIn.title': title,
  'signIn.help': help,
  'app.title': [{ type: 0, value: 'Portal' }],
});

/** Returns the address of the file that a page names. */
async function addressFor(language: string): Promise<string> {
  const { text } = await portal.get('/', {
    host: 'sky.localhost',
    headers: { accept: 'text/html', 'accept-language': language },
  });
  return /"firstScreen":"([^"]+)"/.exec(text)?.[1] ?? '';
}

describe('the file of the first screen', () => {
  it('contains the theme, and its texts over the shared ones, without texts of later screens', async () => {
    const { status, text, headers } = await portal.get('/first-screen/spanish.json?theme=sky');

    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(text)).toEqual({
      theme: theme('sky'),
      texts: { code: 'es', messages: messages('Sube a bordo', 'Entrar') },
    });
  });

  it('contains the shared texts without a theme', async () => {
    const { text } = await portal.get('/first-screen/spanish.json');
    expect(JSON.parse(text)).toEqual({ theme: null, texts: { code: 'es', messages: messages('Entrar', 'Entrar') } });
  });

  it("is cached forever at the page's address, and not at all under another hash", async () => {
    const address = await addressFor('es');
    const named = await portal.get(address);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');

    for (const other of [address.replace(/v=.*/, 'v=0123456789ab'), address.replace(/&v=.*/, ''), `${address}&v=1`])
      expect(await portal.get(other)).toMatchObject({ text: named.text, headers: { 'cache-control': 'no-cache' } });
  });

  it('is not sent twice, in any compression', async () => {
    const { headers } = await portal.get('/first-screen/spanish.json?theme=sky');
    const asking = (etag: string, encoding = 'br') =>
      portal.get('/first-screen/spanish.json?theme=sky', {
        headers: { 'if-none-match': etag, 'accept-encoding': encoding },
      });

    for (const etag of [headers.etag, `"another", ${headers.etag}`])
      expect(await asking(etag ?? '', 'gzip')).toMatchObject({
        status: 304,
        text: '',
        headers: { etag: headers.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' },
      });
    expect(await asking('"another"')).toMatchObject({ status: 200, headers: { etag: headers.etag } });
  });

  it('is compressed', async () => {
    const long = { 'app.title': 'long enough to be packed '.repeat(60) };
    await writeFile(join(portal.folder, 'dist/translations/mexican.json'), JSON.stringify(long));
    await expect.poll(async () => (await portal.get('/first-screen/mexican.json')).status).toBe(200);
    for (const _ of ['packed now', 'packed before']) {
      const { headers, bytes } = await portal.get('/first-screen/mexican.json', {
        headers: { 'accept-encoding': 'br' },
      });
      expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
      expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ texts: { messages: long } });
    }
  });

  it.each([
    'klingon.json',
    'spanish',
    'constructor.json',
    'chinese.json?theme=sky',
    'spanish.json?theme=unheard-of',
    'spanish.json?theme=old',
    'spanish.json?theme=../sky',
    'spanish.json?theme=',
    'spanish.json?theme=sky&theme=voyage&v=1',
  ])('is 404 if it does not exist: %s', async (file) => {
    const { status } = await portal.get(`/first-screen/${file}`);
    expect(status).toBe(404);
  });

  it('has another address after one of its files changed', async () => {
    const before = await addressFor('fr');
    await writeFile(
      join(portal.folder, 'dist/translations/french.json'),
      JSON.stringify({ 'signIn.title': 'Bonjour' }),
    );

    await expect.poll(() => addressFor('fr')).not.toBe(before);
    const { text } = await portal.get(await addressFor('fr'));
    expect(JSON.parse(text)).toMatchObject({ texts: { messages: { 'signIn.title': 'Bonjour' } } });
  });
});
