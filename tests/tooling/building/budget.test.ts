import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { forbidden } from '#scripts/budget/limits.ts';
import { weigh } from '#scripts/budget/weigh.ts';
import type { Chunk } from '#scripts/build/chunkList.ts';
import { precompress } from '#scripts/build/precompress.mjs';

const dist = mkdtempSync(join(tmpdir(), 'budget-'));
afterAll(() => rmSync(dist, { recursive: true }));

const usual = { askedForAtOnce: [], forbidden, least: 20_000, rarelyOpened: ['polyfill'] };

const entry: Chunk = {
  file: 'assets/main.js',
  name: 'main',
  isEntry: true,
  imports: ['assets/shared.js'],
  modules: { 'src/app/main.tsx': 9 },
};
const shared: Chunk = {
  file: 'assets/shared.js',
  name: 'shared',
  isEntry: false,
  imports: [],
  modules: { 'src/lib/time/clock.ts': 9 },
};
const later: Chunk = {
  file: 'assets/later.js',
  name: 'later',
  isEntry: false,
  imports: [shared.file],
  modules: { 'src/screens/a/A.tsx': 9 },
};

test('counts what the entry loads at once, and nothing that is loaded later', async () => {
  await built([entry, shared, later], { [later.file]: 90_000 });

  const { table, wrong } = weigh(dist, { ...usual, most: 10_000 });
  expect(wrong).toEqual([]);
  expect(table).toContain('assets/main.js');
  expect(table).toContain('assets/shared.js');
  expect(table).not.toContain('assets/later.js');
});

test('rejects a first screen that is too large, with the excess', async () => {
  await built([entry, shared], { [entry.file]: 30 * 1024 });

  const { wrong } = weigh(dist, { ...usual, most: 20 * 1024 });
  expect(wrong).toEqual([
    expect.stringMatching(/^The first screen loads 3\d\.\d KB of JavaScript, 1\d\.\d KB more than it may\.$/),
  ]);
});

test('counts what the first screen requests by itself, and rejects a name that is not in the build', async () => {
  await built([entry, shared, later], { [later.file]: 90_000 });

  const limits = { ...usual, most: 10_000 };
  expect(weigh(dist, { ...limits, askedForAtOnce: ['src/screens/a/A.tsx'] }).wrong).toHaveLength(1);
  expect(() => weigh(dist, { ...limits, askedForAtOnce: ['src/screens/b/B.tsx'] })).toThrow('src/screens/b/B.tsx');
});

test.each([
  'node_modules/temporal-polyfill/index.js',
  'node_modules/@fluentui/react-datepicker-compat/lib/index.js',
  'node_modules/@fluentui/react-dialog/lib/index.js',
  'node_modules/@fluentui/react-toast/lib/index.js',
  'node_modules/@statelyai/inspect/dist/index.js',
  'src/screens/trips/wizard/TripWizard.tsx',
])('rejects %s on the first screen', async (module) => {
  await built([entry, { ...shared, modules: { [module]: 9 } }], {});

  const { wrong } = weigh(dist, { ...usual, most: 10_000 });
  expect(wrong).toEqual([expect.stringContaining(`assets/shared.js brings ${module}, which `)]);
});

test('rejects a file that is too small to be loaded lazily, unless it is rarely needed', async () => {
  const polyfill = { ...later, file: 'assets/polyfill.js', name: 'polyfill' };
  await built([entry, shared, later, polyfill], { [later.file]: 2_000, [polyfill.file]: 2_000 });

  expect(weigh(dist, { ...usual, most: 10_000 }).wrong).toEqual([
    'assets/later.js has 2.0 KB, and a file has at least 19.5 KB.',
  ]);
});

test('rejects a build without an entry', async () => {
  await built([{ ...shared, name: 'polyfill' }], {});

  expect(weigh(dist, { ...usual, most: 10_000 }).wrong).toEqual(['The build has no entry.']);
});

/** Creates a build with files of these sizes; random content does not compress. */
async function built(chunks: Chunk[], sizes: Record<string, number>): Promise<void> {
  rmSync(dist, { recursive: true });
  mkdirSync(join(dist, 'app/assets'), { recursive: true });
  writeFileSync(join(dist, 'chunks.json'), JSON.stringify(chunks));
  for (const { file } of chunks) writeFileSync(join(dist, 'app', file), randomBytes(sizes[file] ?? 100));
  await precompress(join(dist, 'app/assets'));
}
