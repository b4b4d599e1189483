import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { isInstalled } from '#scripts/lib/dependencies.mjs';
import { findChromium } from '#scripts/testing/browser.mjs';

import { miniature, stampAsBuilt } from '../kit/miniature.ts';
import { run } from '../kit/processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the installation of dependencies runs', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  };
  const installed = (present: object | undefined) => {
    write('package-lock.json', JSON.stringify({ packages: wanted }));
    if (present) write('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
    return isInstalled(folder);
  };

  test('in a bare clone', () => expect(installed(undefined)).toBe(false));
  test('when one is missing', () => expect(installed({})).toBe(false));
  test('when one is of another version', () =>
    expect(installed({ 'node_modules/a': { version: '1.0.1' } })).toBe(false));
  test('not for a package of another system', () =>
    expect(installed({ 'node_modules/a': { version: '1.0.0' } })).toBe(true));
});

describe('a build', () => {
  const isBuilt = async (cwd: string) => {
    const code = "console.log((await import('./scripts/lib/stamp.mjs')).isBuilt())";
    return (await run(['--input-type=module', '--eval', code], { cwd })).said.trim();
  };

  test('is reused until a source changes', async () => {
    const cwd = await miniature();
    write('src/app/main.tsx', '1', cwd);
    await stampAsBuilt(cwd);
    const before = await isBuilt(cwd);

    write('src/app/main.tsx', '1', cwd);
    write('src/app/main.test.tsx', 'a test is no source', cwd);
    write('schema/generated/types.ts', 'nor is what the build makes', cwd);
    const untouched = await isBuilt(cwd);

    write('src/app/main.tsx', '2', cwd);
    const changed = await isBuilt(cwd);
    await stampAsBuilt(cwd);
    rmSync(join(cwd, 'src/app/main.tsx'));
    const removed = await isBuilt(cwd);
    rmSync(cwd, { recursive: true });

    expect({ before, untouched, changed, removed }).toEqual({
      before: 'true',
      untouched: 'true',
      changed: 'false',
      removed: 'false',
    });
  });
});

describe('the browser for the tests', () => {
  test('is the one in CHROMIUM_PATH', () => {
    write('browser', '');
    expect(findChromium({ CHROMIUM_PATH: join(folder, 'browser'), PATH: '' })).toBe(join(folder, 'browser'));
  });

  test('is an error if CHROMIUM_PATH does not exist', () =>
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow('CHROMIUM_PATH is "/nowhere/chromium"'));

  test('defaults to the first Chromium or Chrome on the PATH', () => {
    write('first/google-chrome', '');
    write('second/chromium', '');
    const PATH = `${join(folder, 'first')}:${join(folder, 'second')}`;

    expect(findChromium({ PATH })).toBe(join(folder, 'second/chromium'));
  });
});

function write(name: string, text: string, root = folder): void {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
  chmodSync(join(root, name), 0o755);
}
