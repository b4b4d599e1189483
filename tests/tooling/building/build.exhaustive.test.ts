import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Chunk } from '#scripts/build/chunkList.ts';

import { run } from '../kit/processes.ts';

type Build = { page: string; files: string[]; code: string; chunks: Chunk[]; modules: string[] };

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const inspector = /@statelyai\/inspect/;
afterAll(() => rmSync(folder, { recursive: true }));

describe('the app in production', () => {
  let built: Build;
  beforeAll(async () => {
    built = await build('production');
  });

  test("keeps the gateway's placeholders in the page", () => {
    for (const place of [
      '%LANG%',
      '%TITLE%',
      '%PAGE%',
      '%APPEARANCE%',
      '<!--%PRERENDERED%-->',
      '<!--%AHEAD%-->',
      '<!--%EARLY%-->',
    ])
      expect(built.page.split(place)).toHaveLength(2);
  });

  test('gives the nonce to everything that runs or loads', () => {
    const elements = built.page.match(/<(script|style|link rel="(modulepreload|preload|stylesheet)")[^>]*>/g) ?? [];

    expect(elements.length).toBeGreaterThan(2);
    expect(elements.filter((element) => !element.includes('nonce="%NONCE%"'))).toEqual([]);
  });

  test('contains no inspector, no text parser, no full GraphQL and no test code', () => {
    const unwanted = [
      inspector,
      /node_modules\/graphql\//,
      /icu-messageformat-parser\/(index|parser)/,
      /\.(test|model)\.tsx?$/,
    ];

    expect(built.modules.length).toBeGreaterThan(100);
    expect(built.modules.filter((module) => unwanted.some((pattern) => pattern.test(module)))).toEqual([]);
    expect(built.code).not.toContain('stately.ai');
  });

  test('has each page in the file named after its folder', () => {
    const placed = built.chunks.flatMap(({ name, modules }) =>
      Object.keys(modules).flatMap((module) => {
        const folder = /^src\/app\/pages\/(.+)\/[^/]+\.tsx$/.exec(module)?.[1];
        return folder ? [{ module, folder, name }] : [];
      }),
    );

    expect(placed.length).toBeGreaterThan(5);
    expect(placed.filter(({ folder, name }) => folder !== name)).toEqual([]);
  });

  test('runs without eval and has no source maps', () => {
    // The pattern engine has a method of that name.
    expect(built.code).not.toMatch(/\bnew Function\(|(?<!\.)\beval\([^)]*\)(?!\{)/);
    expect(built.files.filter((name) => name.endsWith('.map'))).toEqual([]);
  });
});

test('contains the inspector in development, so that the search for it proves something', async () => {
  const { modules } = await build('development');

  expect(modules.some((module) => inspector.test(module))).toBe(true);
});

async function build(mode: string): Promise<Build> {
  const dir = join(folder, mode, 'app');
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--outDir', dir, '--logLevel', 'error'];
  const { code: status, said } = await run(vite, { env: { NODE_ENV: mode } });
  if (status !== 0) throw new Error(said);

  const files = readdirSync(join(dir, 'assets'));
  const scripts = files.filter((name) => name.endsWith('.js')).map((name) => join(dir, 'assets', name));
  const chunks = JSON.parse(readFileSync(join(dir, '../chunks.json'), 'utf8')) as Chunk[];
  return {
    page: readFileSync(join(dir, 'index.html'), 'utf8'),
    files,
    code: scripts.map((path) => readFileSync(path, 'utf8')).join('\n'),
    chunks,
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
  };
}
