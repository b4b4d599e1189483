import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { createType, typefaces } from '#scripts/themes/identity/typefaces.ts';

it('has a package for each font of a theme, and no other', async () => {
  const files = typefaces
    .flatMap((typeface) => createType(typeface, 'sans-serif').faces)
    .flatMap(({ source }) => ('file' in source ? [source.file] : []));
  const used = new Set(files.map((file) => /@fontsource-variable\/[^/]+/.exec(file)?.[0] ?? file));
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const there = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));

  expect([...used].sort()).toEqual(there.sort());
});
