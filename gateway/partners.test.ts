import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { partners, type Stage, stage } from '#tests/kit/gateway/stage.ts';

let portal: Stage;
let passedMs: number;

beforeEach(async () => {
  const now = performance.now.bind(performance);
  passedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  portal = await stage();
  portal.insurer.answer('GET /platform/items', []);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

const file = () => join(portal.folder, 'partners.json');
/** Writes the file and advances the clock by a second, after which the gateway looks again. */
async function write(content: unknown): Promise<void> {
  await writeFile(file(), typeof content === 'string' ? content : JSON.stringify(content));
  passedMs += 1_000;
}
const problems = () => portal.lines().flatMap(({ level, msg }) => (level === 50 ? [msg] : []));

/** Returns the key that the gateway uses at the insurer for a visitor of a host. */
async function keyFor(host: string): Promise<unknown> {
  portal.insurer.next();
  const { status, errors } = await portal.run('Items', {}, { host });
  return errors ? { status, extensions: errors[0]?.extensions } : portal.insurer.only().headers['x-api-key'];
}

const unknown = {
  status: 404,
  extensions: { status: 404, code: 'PARTNER_NOT_FOUND', type: 'Error', message: 'No partner has this domain' },
};

describe('a partner', () => {
  it.each([
    'sky.localhost',
    'sky.localhost:4000',
    'SKY.localhost:80',
    'sky.localhost.',
    'localhost:65535',
    '127.0.0.1',
  ])('is found by its host with any port: %s', async (host) => {
    expect(await keyFor(host)).toBe('key-of-sky');
  });

  it.each([
    'nobody.localhost',
    'xsky.localhost',
    'sky.localhost.evil.example',
    'constructor',
    '__proto__',
    '[::1]:4000',
  ])('is not found by another host: %s', async (host) => {
    expect(await keyFor(host)).toEqual(unknown);
    expect(portal.insurer.asked).toEqual([]);
  });

  it('is not found by other parts of the request', async () => {
    portal.insurer.next();
    await portal.run('Items', {}, { host: 'sky.localhost', headers: { 'x-forwarded-host': 'voyage.localhost' } });
    expect(portal.insurer.only().headers['x-api-key']).toBe('key-of-sky');
  });
});

describe('the list of partners', () => {
  it('is read again after a change', async () => {
    const [sky] = partners;
    await write({ partners: [{ ...sky, apiKey: 'another key', domains: ['new.localhost'] }] });
    expect(await keyFor('new.localhost')).toBe('another key');
    expect(await keyFor('sky.localhost')).toEqual(unknown);
  });

  it('is checked at most once a second', async () => {
    const [sky] = partners;
    await write({ partners: [sky] });
    await keyFor('sky.localhost');
    await writeFile(file(), JSON.stringify({ partners: [{ ...sky, apiKey: 'another key' }] }));
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
    passedMs += 1_000;
    expect(await keyFor('sky.localhost')).toBe('another key');
  });

  it('stays while the file is broken, and the problem is logged once', async () => {
    await write({ partners: [{ ...partners[0], apiKey: '' }] });
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
    await write('{"partners": [');
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');

    expect(problems()).toEqual([
      'PARTNERS_FILE cannot be used: it is wrong at partners.0.apiKey',
      'PARTNERS_FILE cannot be used: it is not the JSON of a list of partners',
    ]);
    expect((await portal.get('/readyz')).status).toBe(200);
  });

  it.each([
    ['one domain of two partners', { ...partners[1], domains: ['SKY.localhost'] }, 'belongs to sky and to voyage'],
    [
      'a frame ancestor that would add to the policy',
      { ...partners[1], frameAncestors: ["https://a.b; script-src 'x'"] },
      'no origin',
    ],
    ['a supplier that is everybody', { ...partners[1], suppliers: ['https://*'] }, 'a supplier of voyage is no origin'],
    [
      'a store that would add to the policy',
      { ...partners[1], stores: ["https://a.b; script-src 'x'"] },
      'a store of voyage is no origin',
    ],
    ['a frame ancestor that is everybody', { ...partners[1], frameAncestors: ['*'] }, 'no origin'],
  ])('is rejected with %s', async (_what, second, problem) => {
    await write({ partners: [partners[0], second] });
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
    expect(problems()).toEqual([expect.stringContaining(problem)]);
  });

  it('keeps the portal from being ready while the file is missing, although it serves requests', async () => {
    await rename(file(), `${file()}.away`);
    expect(await portal.get('/readyz')).toMatchObject({
      status: 503,
      text: '{"ready":false,"obstacles":["partners unknown"]}',
    });
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
    await rename(`${file()}.away`, file());
    expect((await portal.get('/readyz')).status).toBe(200);
    expect(problems()).toEqual(['PARTNERS_FILE is missing']);
  });

  it('may appear after the portal has started', async () => {
    await portal.close();
    portal = await stage({}, { before: ({ partnersFile }) => rm(partnersFile) });
    portal.insurer.answer('GET /platform/items', []);
    expect((await portal.get('/readyz')).status).toBe(503);
    expect(await keyFor('sky.localhost')).toEqual(unknown);
    await write({ partners });
    expect((await portal.get('/readyz')).status).toBe(200);
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
  });
});
