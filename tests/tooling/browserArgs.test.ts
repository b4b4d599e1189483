import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { browserArgs, disabledFeatures } from '#scripts/testing/browserArgs.mjs';

it('re-enables nothing that Playwright disables in a browser', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);

  expect(ofPlaywright).toContain('HttpsUpgrades');
  expect(disabledFeatures).toEqual(expect.arrayContaining(ofPlaywright));
});

it('has the list of disabled features once', () => {
  expect(browserArgs.filter((arg) => arg.startsWith('--disable-features='))).toHaveLength(1);
});
