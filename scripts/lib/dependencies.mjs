import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from './problem.mjs';
import { npm, root } from './run.mjs';

/** Installs what package-lock.json names, if anything of it is missing. */
export async function install() {
  if (isInstalled(root)) return;
  console.log('Installing dependencies …');
  // Under NODE_ENV=production npm would leave out what the build is made with.
  const { code } = await npm(['ci', '--include=dev']);
  if (code !== 0)
    throw new Problem(`The dependencies could not be installed: npm ci ended with ${code}, as said above.`);
}

/**
 * Compares contents: a checkout gives every file a new date and changes nothing.
 * @param {string} folder the project's
 */
export function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(wanted ?? {}).every(
    ([path, { version, optional }]) => path === '' || optional || present?.[path]?.version === version,
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }> | undefined}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
