import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { node, run } from '../lib/run.mjs';

/** Draws no window, which saves a tenth of the time. */
const headlessShell = 'chromium-headless-shell';
/** Sorted by preference. */
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns an installed Chromium or Chrome: CHROMIUM_PATH, or the first one on the PATH, or undefined.
 * @param {NodeJS.ProcessEnv} env
 */
export function findChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH is "${env.CHROMIUM_PATH}", where there is no file.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere].find(existsSync);
}

/**
 * Returns the path of a browser for the tests: the machine's, Playwright's, or a new installation. Installs the
 * headless shell if possible, even beside another browser.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>}
 */
export async function prepareBrowser(env) {
  const found = findChromium(env) ?? (await playwrights());
  if (found && (env.CHROMIUM_PATH || found.endsWith(headlessShell) || !canInstallPackages())) return found;
  console.log('Installing a browser …');
  await (found ? installPackage(headlessShell) : install());
  const installed = findChromium(env) ?? (await playwrights());
  if (installed) return installed;
  throw new Problem('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function install() {
  for (const name of [headlessShell, 'chromium']) if (await installPackage(name)) return;
  await node(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

/**
 * Installs a package if possible. Returns whether it is installed.
 * @param {string} name of a Debian package
 */
export async function installPackage(name) {
  if (!canInstallPackages()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })).code === 0;
}

const canInstallPackages = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
