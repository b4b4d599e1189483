import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from './problem.mjs';
import { npm, root } from './run.mjs';

/** Installs the packages of package-lock.json if any is missing. */
export async function install() {
  if (isInstalled(root)) return;
  console.log('Installing dependencies …');
  // With NODE_ENV=production, npm would omit the build tools.
  const { code } = await npm(['ci', '--include=dev']);
  if (code !== 0)
    throw new Problem(`The dependencies could not be installed: npm ci ended with ${code}, as said above.`);
}

/**
 * Compares contents, because a checkout changes the date of every file.
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
