import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../lib/run.mjs';

/** Where the paths through the machines are written to. */
export const generatedSpecs = 'e2e/generated';
/** What every one of them imports, besides what is written into it. */
const generatedImports = ['e2e/kit/flow.ts', 'e2e/kit/portal.ts'];
const imported = /from '(\.[^']+)'/g;

/**
 * The journeys that import a file, themselves or through others.
 * @param {string} file
 * @returns {string[] | undefined} undefined if it is used in another way than by imports
 */
export function journeysThatImport(file) {
  const specs = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .map((name) => `e2e/${name}`)
    .filter((name) => name.endsWith('.spec.ts') && !name.startsWith(`${generatedSpecs}/`));
  const importers = specs.filter((spec) => isIn(file, [spec]));
  if (isIn(file, generatedImports)) importers.push(generatedSpecs);
  return importers.length ? importers : undefined;
}

/**
 * @param {string} file
 * @param {string[]} first
 */
function isIn(file, first) {
  const found = new Set(first);
  for (const each of found) for (const next of importsOf(each)) found.add(next);
  return found.has(file);
}

/** @param {string} file */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(imported)]
    .map(([, target = '']) => join(dirname(file), target))
    .filter((path) => path.startsWith('e2e/'));
}
