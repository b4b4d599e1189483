import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.mjs';

/** Sources of a build. A folder includes everything in it. */
const sources = [
  'gateway',
  'machines',
  'rules',
  'sandbox',
  'schema',
  'scripts',
  'src',
  'themes',
  'translations',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.prerender.config.ts',
  'vite.server.config.ts',
];
const leftOut = /(^|\/)generated(\/|$)|\.(test\.tsx?|transitions\.md)$/;

export const stampFile = join(root, 'dist/.stamp');

/** Returns a hash of the sources' contents, because dates are meaningless after a checkout. */
export function stamp() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf).sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Returns whether dist/ is up to date. */
export function isBuilt() {
  try {
    return readFileSync(stampFile, 'utf8') === stamp();
  } catch {
    return false;
  }
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found || leftOut.test(path)) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesOf(`${path}/${name}`));
}
