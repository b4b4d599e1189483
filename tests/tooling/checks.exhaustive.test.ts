import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { run } from './kit/processes.ts';

const tool = (name: string) => join(process.cwd(), 'node_modules', name);
let cwd: string;

const inTest = (code: string) => `import { expect, test } from 'vitest';\n\ntest('a', () => {\n  ${code}\n});`;

/** A file with a mistake, and the expected message. */
const mistakes: [file: string, code: string, says: string][] = [
  ['src/lib/promise.ts', 'Promise.resolve(1);', 'no-floating-promises'],
  ['src/lib/any.ts', 'export const a = (b: any) => b;', 'no-explicit-any'],
  ['src/lib/silenced.ts', '// @ts-ignore\nexport const a = 1;', 'ban-ts-comment'],
  ['src/lib/forgetful.ts', forgetful(), 'switch-exhaustiveness-check'],
  ['src/app/log.ts', "console.log('here');", 'no-console'],
  ['machines/session/app/log.ts', "console.log('here');", 'no-console'],
  ['src/app/clock.ts', 'export const a = Date.now();', 'There is one clock'],
  ['src/app/storage.ts', "localStorage.setItem('a', 'b');", 'use the storage port'],
  ['src/ui/Words.tsx', 'export const A = () => <p>Hello</p>;', 'jsx-no-literals'],
  ['src/ui/Hook.tsx', hook(), 'rules-of-hooks'],
  ['src/lib/skipped.test.ts', "import { test } from 'vitest';\n\ntest.skip('a', () => {});", 'A skipped test'],
  ['src/lib/only.test.ts', "import { it } from 'vitest';\n\nit.only('a', () => {});", 'no-focused-tests'],
  ['src/lib/truthy.test.ts', inTest('expect(1).toBeTruthy();'), 'Say the value'],
  ['src/lib/defined.test.ts', inTest('expect(1).toBeDefined();'), 'Say the value'],
  ['src/lib/notNull.test.ts', inTest('expect(1).not.toBeNull();'), 'Say the value'],
  ['tests/sleep.test.ts', inTest('setTimeout(() => {}, 9);'), 'No test sleeps'],
  ['e2e/sleep.spec.ts', 'await page.waitForTimeout(9);', 'No test sleeps'],
];

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'checks-'));
  for (const name of ['.oxlintrc.json', '.gitignore', 'biome.json', 'knip.json']) cpSync(name, join(cwd, name));
  mkdirSync(join(cwd, '.git'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

describe('check:lint', () => {
  type Report = { diagnostics: { filename: string; code: string; message: string; help?: string }[] };
  const lint = async () => {
    const env = { OXLINT_TSGOLINT_PATH: tool('.bin/tsgolint') };
    return run([tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--format=json', '.'], { cwd, env });
  };

  test('accepts sound code', async () => {
    write('src/lib/a.ts', 'export const a = async () => {\n  await Promise.resolve(1);\n};\n');
    expect((await lint()).code).toBe(0);
  });

  test('reports every planted mistake', async () => {
    for (const [file, code] of mistakes) write(file, `${code}\n`);
    const { code, said } = await lint();
    const { diagnostics } = JSON.parse(said) as Report;

    expect(code).toBe(1);
    for (const [file, , says] of mistakes) {
      const ofFile = diagnostics.filter(({ filename }) => filename.endsWith(file));
      const texts = ofFile.map(({ code: rule, message, help }) => `${rule} ${message} ${help}`);
      expect(texts, file).toEqual(expect.arrayContaining([expect.stringContaining(says)]));
    }
  });
});

test('check:types rejects a wrong type, also in scripts', async () => {
  cpSync('tsconfig.json', join(cwd, 'tsconfig.json'));
  symlinkSync(tool(''), join(cwd, 'node_modules'));
  write('src/lib/a.ts', 'export const a: number = 1;\n');
  const sound = await run([tool('typescript/bin/tsc'), '--project', '.'], { cwd });
  write('src/lib/b.ts', "export const b: number = 'one';\n");
  write('scripts/c.mjs', '/** @type {number} */\nexport const c = null;\n');
  const { code, said } = await run([tool('typescript/bin/tsc'), '--project', '.'], { cwd });

  expect(sound).toEqual({ code: 0, said: '' });
  expect(code).not.toBe(0);
  expect(said).toContain('src/lib/b.ts(1,14): error TS2322');
  expect(said).toContain('scripts/c.mjs(2,14): error TS2322');
});

test('check:format rejects wrong spaces and unsorted imports', async () => {
  const biome = () => run([tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--reporter=summary'], { cwd });
  write('src/lib/a.ts', 'export const a = 1;\n');
  const sound = await biome();
  write('src/lib/b.ts', 'export const b   =  "1"\n');
  write('src/lib/c.ts', "import './b.ts';\nimport { b, a } from './a.ts';\n\nexport const c = a + b;\n");
  const { code, said } = await biome();

  expect(sound.code).toBe(0);
  expect(code).toBe(1);
  expect(said).toMatch(/need to be formatted:[^]*src\/lib\/b\.ts/);
  expect(said).toMatch(/violations:[^]*src\/lib\/c\.ts/);
});

test('check:unused rejects unused files and exports', async () => {
  write('package.json', '{ "name": "a", "type": "module", "dependencies": { "left-over": "1.0.0" } }');
  write('gateway/main.ts', "import { used } from './a.ts';\n\nused();\n");
  write('gateway/a.ts', 'export const used = () => {};\nexport const idle = 1;\n');
  write('src/lib/alone.ts', 'export const alone = 1;\n');
  const { code, said } = await run([tool('knip/bin/knip.js')], { cwd });

  expect(code).toBe(1);
  expect(said).toContain('src/lib/alone.ts');
  expect(said).toMatch(/idle\s+gateway\/a\.ts/);
  expect(said).toContain('left-over');
  expect(said).not.toMatch(/\bused\s+gateway/);
});

test('check:regexes rejects slow patterns for external texts', async () => {
  const regexes = () => run(['--import', 'tsx', 'scripts/regexes/check.ts', cwd]);
  write('gateway/sound.ts', "export const parts = (text: string) => text.split(';').map((part) => part.trim());\n");
  write('src/sound.ts', 'export const isDay = (text: string) => /^\\d{4}-\\d\\d-\\d\\d$/.test(text);\n');
  const sound = await regexes();
  write('gateway/b.ts', 'export const parts = (text: string) =>\n  text.split(/\\s*;\\s*/);\n');
  write('src/c.tsx', 'export const C = () => <p>{/^(a+)+$/.test("a") ? 1 : 2}</p>;\n');
  write('tests/d.ts', 'export const d = /a.*b.*c/;\n');
  const { code, said } = await regexes();

  expect(sound).toEqual({ code: 0, said: expect.stringContaining('1 regular expressions, 0') });
  expect(code).toBe(1);
  expect(said).toContain('gateway/b.ts:2 /\\s*;\\s*/ is 2nd degree polynomial');
  expect(said).toContain('src/c.tsx:1 /^(a+)+$/ is exponential');
  expect(said).toContain('3 regular expressions, 2');
});

test('check lists its options when it is asked for another', async () => {
  const { code, said } = await run(['scripts/check.mjs', 'spelling']);

  expect(code).toBe(1);
  expect(said).toMatch(/^\nThere is no check named spelling\. There are: .*types/);
});

function hook(): string {
  return "import { useId } from 'react';\nexport function A({ a }: { a: boolean }) {\n  if (a) useId();\n  return null;\n}";
}

function forgetful(): string {
  return "export function f(a: 'b' | 'c') {\n  switch (a) {\n    case 'b':\n      return 1;\n  }\n  return 2;\n}";
}

function write(name: string, text: string): void {
  mkdirSync(join(cwd, name, '..'), { recursive: true });
  writeFileSync(join(cwd, name), text);
}
