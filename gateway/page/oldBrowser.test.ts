import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
  const folder = join(portal.folder, 'dist/app/old-browser');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'english.html'), '<style nonce="%NONCE%"></style>Your browser is too old');
  await writeFile(join(folder, 'french.html'), '<style nonce="%NONCE%"></style>Votre navigateur est trop ancien');
});
afterAll(() => portal.close());

const visit = (path: string, headers: Record<string, string> = {}) =>
  portal.get(path, { host: 'sky.localhost', headers: { accept: 'text/html', ...headers } });

it.each([
  [{}, 'Your browser is too old'],
  [{ 'accept-language': 'fr-CA, en;q=0.5' }, 'Votre navigateur est trop ancien'],
  [{ 'accept-language': 'en', cookie: 'language=fr' }, 'Votre navigateur est trop ancien'],
  [{ 'accept-language': 'ja' }, 'Your browser is too old'],
])('tells %j that the browser is too old, in the language of the page', async (headers, text) => {
  expect((await visit('/old-browser', headers)).text).toContain(text);
});

it('gives its style a nonce and makes no call to the insurer', async () => {
  const { text, headers } = await visit('/old-browser');
  const [, nonce] = /<style nonce="([\w+/]{22}==)">/.exec(text) ?? [];

  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(portal.insurer.asked).toEqual([]);
});

it('may be framed below /widgets', async () => {
  const { headers } = await visit('/widgets/old-browser');

  expect(headers['x-frame-options']).toBeUndefined();
});
