import { request as ask } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

import { expect, type Portal, test } from './kit/portal.ts';
import { proof } from './kit/proof.ts';
import { signIn } from './pages/signInPage.ts';

type Delivered = { type: string; encoding: string | undefined; text: string };

/** Uses Node, because Playwright's requests hide the content encoding. */
function deliver(portal: Portal, path: string): Promise<Delivered> {
  const { port, host } = new URL(portal.url('sky', path));
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    const sent = ask({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      const { 'content-encoding': encoding, 'content-type': type = '' } = answer.headers;
      resolve({ type, encoding, text: (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString() });
    });
    sent.on('error', reject).end();
  });
}

test('compresses every kind of text file', proof('speed: compressed texts on a slow line'), async ({ portal }) => {
  const { text: page } = await deliver(portal, '/');
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '';
  const icon = /<link rel="icon"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? '';
  for (const [path, type] of [
    [script, 'javascript'],
    ['/translations/english.json', 'json'],
    ['/themes/sky/config.json', 'json'],
    ['/themes/sky/logo.svg', 'svg'],
    ['/licences.txt', 'text/plain'],
    [icon, 'svg'],
  ] as const) {
    const answer = await deliver(portal, path);
    expect([path, answer.encoding]).toEqual([path, 'br']);
    expect(answer.type).toContain(type);
    expect(answer.text.length).toBeGreaterThan(100);
  }
});

test('requests the code behind the sign-in page before the texts of other areas', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(portal.url('sky', '/'));
  const ahead = () => asked.filter((path) => /\/assets\/inside-|\/translations\/english/.test(path));

  // The browser requests the file again when it runs it, and takes it from its cache.
  await expect
    .poll(() => ahead().slice(0, 2))
    .toEqual([expect.stringMatching(/\/assets\/inside-/), '/translations/english.json']);
});

test('loads the phone number library after the trips', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // A browser with routed requests has no cache, so each importing file requests the library again.
  const phones = () => [...new Set(asked)].filter((path) => path.startsWith('/assets/phones-'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"Trips"')) await released;
    await route.continue();
  });
  await signIn(page, portal.url('sky'), 'anna@sky.test');
  await expect(page.locator('[data-card=PASSENGERS] li').first()).toBeVisible();
  expect(phones()).toEqual([]);

  release();
  await expect(page.locator('[data-card=TRIPS] li').first()).toBeVisible();
  await expect.poll(phones).toHaveLength(1);
});

test('links to the licences of fonts and software', async ({ page, portal }) => {
  await page.goto(portal.url('sky', '/help'));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Licences of fonts and software' }).click();

  const licences = await opened;
  await expect(licences.getByText(/react \d+\.\d+\.\d+\s+Licence: MIT/)).toBeVisible();
  for (const name of ['@fontsource-variable/inter', 'xstate', 'airport-data-js'])
    await expect(licences.getByText(new RegExp(`${name} \\d+\\.\\d+\\.\\d+`))).toBeVisible();
});
