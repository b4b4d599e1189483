import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, it } from 'vitest';

import { files } from '#scripts/build/files.ts';

const taking = /fromFile(?:OnceHere)?\(\s*'(\w+)',\s*\(\) =>\s*import\('([^']+)'\)/g;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));

const taken = sources
  .map((path) => join('src', path))
  .flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(taking)].map(([, file = '', what = '']) => {
      const module = what.startsWith('.') ? join(dirname(from), what) : what.replace(/^#/, '');
      return { file, module };
    }),
  );

/** Returns the file of a module; undefined if it is bundled with its importers. */
const fileOf = (module: string) => files.slice(1).find(({ test }) => test instanceof RegExp && test.test(module))?.name;

it('is requested by the name of its built file', () => {
  const known = taken.map((each) => ({ ...each, builtInto: fileOf(each.module) })).filter(({ builtInto }) => builtInto);

  expect(known.length).toBeGreaterThan(20);
  expect(known.filter(({ file, builtInto }) => file !== builtInto)).toEqual([]);
});
