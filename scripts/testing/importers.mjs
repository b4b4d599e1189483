import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../lib/run.mjs';

/** Output folder of the generated browser tests. */
export const generatedSpecs = 'e2e/generated';
/** Imports of every generated test, besides its own. */
const generatedImports = ['e2e/kit/flow.ts', 'e2e/kit/portal.ts'];
const imported = /from '(\.[^']+)'/g;

/**
 * Returns the journeys that import a file, directly or indirectly.
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
