import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { partners, type Stage, stage } from '../kit/stage.ts';

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
/** A second later everybody looks again. */
async function write(content: unknown): Promise<void> {
  await writeFile(file(), typeof content === 'string' ? content : JSON.stringify(content));
  passedMs += 1_000;
}
const problems = () => portal.lines().flatMap(({ level, msg }) => (level === 50 ? [msg] : []));

/** With whose key the insurer is asked for a visitor of a host. */
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
  ])('is found by its host, whatever the port: %s', async (host) => {
    expect(await keyFor(host)).toBe('key-of-sky');
  });

  it.each([
    'nobody.localhost',
    'xsky.localhost',
    'sky.localhost.evil.example',
    'constructor',
    '__proto__',
    '[::1]:4000',
  ])('is not found by another one: %s', async (host) => {
    expect(await keyFor(host)).toEqual(unknown);
    expect(portal.insurer.asked).toEqual([]);
  });

  it('is not known by what the request says besides its host', async () => {
    portal.insurer.next();
    await portal.run('Items', {}, { host: 'sky.localhost', headers: { 'x-forwarded-host': 'voyage.localhost' } });
    expect(portal.insurer.only().headers['x-api-key']).toBe('key-of-sky');
  });
});

describe('the list of partners', () => {
  it('is read again when it has changed', async () => {
    const [sky] = partners;
    await write({ partners: [{ ...sky, apiKey: 'another key', domains: ['new.localhost'] }] });
    expect(await keyFor('new.localhost')).toBe('another key');
    expect(await keyFor('sky.localhost')).toEqual(unknown);
  });

  it('is looked at once a second at most', async () => {
    const [sky] = partners;
    await write({ partners: [sky] });
    await keyFor('sky.localhost');
    await writeFile(file(), JSON.stringify({ partners: [{ ...sky, apiKey: 'another key' }] }));
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
    passedMs += 1_000;
    expect(await keyFor('sky.localhost')).toBe('another key');
  });

  it('stays as it was while the file is broken, and says once where', async () => {
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
  ])('is broken with %s', async (_what, second, problem) => {
    await write({ partners: [partners[0], second] });
    expect(await keyFor('sky.localhost')).toBe('key-of-sky');
    expect(problems()).toEqual([expect.stringContaining(problem)]);
  });

  it('keeps a portal from being ready while the file is missing, though it serves on', async () => {
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

  it('may come after the portal', async () => {
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
