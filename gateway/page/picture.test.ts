import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pictureFile } from '#schema/picture.ts';

import { samples } from '#tests/kit/gateway/samples.ts';
import { type Stage, stage } from '#tests/kit/gateway/stage.ts';

const client = samples.client.answer;

let portal: Stage;

beforeAll(async () => {
  portal = await stage();
  const draw = async (theme: string, language: string, path: string) => {
    const file = join(portal.folder, 'dist/app', pictureFile(theme, language, path) ?? '');
    await mkdir(dirname(file), { recursive: true });
    const what = `${theme} ${language} ${path}`;
    await writeFile(
      file,
      `<div id="prerendered" title="${what}"><style nonce="%NONCE%"></style><img alt="%PARTNER%"></div>`,
    );
  };
  await Promise.all([draw('sky', 'english', '/'), draw('sky', 'spanish', '/'), draw('sky', 'english', '/login/otc')]);
});
afterAll(() => portal.close());

async function visit(path: string, { language = 'en', theme = 'sky', name = 'Sky' } = {}): Promise<string> {
  portal.insurer.answer(`GET /platform/client?domain=${encodeURIComponent('http://sky.localhost')}`, {
    ...client,
    branding: { ...client.branding, theme, name },
  });
  const headers = { accept: 'text/html', 'accept-language': language };
  return (await portal.get(path, { host: 'sky.localhost', headers })).text;
}

const titleIn = (text: string) => /<div id="prerendered" title="([^"]*)"/.exec(text)?.[1];

describe('the prerendered page', () => {
  it.each([
    ['/', {}, 'sky english /'],
    ['/?from=mail', {}, 'sky english /'],
    ['/', { language: 'es' }, 'sky spanish /'],
    ['/login/otc', {}, 'sky english /login/otc'],
    ['/Login/OTC/', {}, 'sky english /login/otc'],
    // These have none, so the app starts from an empty page.
    ['/login/otc', { language: 'es' }, undefined],
    ['/', { theme: 'voyage' }, undefined],
    ['/', { theme: 'unheard-of' }, undefined],
    ['/', { theme: '../sky' }, undefined],
    ['/dashboard', {}, undefined],
    ['/login/sso/eyJh.eyJz.c2ln', {}, undefined],
    ['/constructor', {}, undefined],
  ])('at %s for %j is %s', async (path, asking, picture) => {
    expect(titleIn(await visit(path, asking))).toBe(picture);
  });

  it("has the nonce of the page and the partner's name, whatever it contains", async () => {
    const text = await visit('/', { name: 'Sky "&" <Sons> %NONCE% %PAGE%' });

    const nonces = [...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(new Set(nonces).size).toBe(1);
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(text).toContain('alt="Sky &quot;&amp;&quot; &lt;Sons&gt; %NONCE% %PAGE%"');
  });
});
