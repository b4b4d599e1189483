import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Chunk } from '#scripts/build/chunkList.ts';

import { run } from './kit/processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
let page: string;
let code: string;
let modules: string[];

beforeAll(async () => {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(folder, 'app'), '--logLevel', 'error'];
  expect(await run(vite, { env: { NODE_ENV: 'production' } })).toEqual({ code: 0, said: '' });

  page = readFileSync(join(folder, 'app/index.html'), 'utf8');
  const scripts = readdirSync(join(folder, 'app/assets')).filter((name) => name.endsWith('.js'));
  code = scripts.map((name) => readFileSync(join(folder, 'app/assets', name), 'utf8')).join('\n');
  const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as Chunk[];
  modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('leaves the gateway its places in the page', () => {
  for (const place of ['%LANG%', '%TITLE%', '%PAGE%', '%APPEARANCE%']) expect(page.split(place)).toHaveLength(2);
});

test('gives everything that runs or loads the nonce', () => {
  const elements = page.match(/<(script|link rel="(modulepreload|stylesheet)")[^>]*>/g) ?? [];

  expect(elements.length).toBeGreaterThan(2);
  expect(elements.filter((element) => !element.includes('nonce="%NONCE%"'))).toEqual([]);
});

test('holds no inspector, no parser of texts and no second GraphQL', () => {
  const unwanted =
    /@statelyai\/inspect|node_modules\/graphql\/|icu-messageformat-parser\/parser|\.test\.tsx?$|\.model\.ts$/;

  expect(modules.length).toBeGreaterThan(100);
  expect(modules.filter((module) => unwanted.test(module))).toEqual([]);
  expect(code).not.toContain('stately.ai');
});

test('runs under a policy without eval, and serves no source maps', () => {
  expect(code).not.toMatch(/\bnew Function\(|\beval\(/);
  expect(readdirSync(join(folder, 'app/assets')).filter((name) => name.endsWith('.map'))).toEqual([]);
});
