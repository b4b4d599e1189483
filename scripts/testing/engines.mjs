import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { prepare } from '../lib/prepare.mjs';
import { runAndExit } from '../lib/problem.mjs';
import { node, tsx } from '../lib/run.mjs';
import { installPackage } from './browser.mjs';
import { fromBrowsers } from './counts.mjs';
import { clearReport } from './runs.mjs';

/** Programs by the Debian packages that contain them. */
const packages = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' };

/** Builds if necessary, and runs the browser walk-through in Firefox and WebKit. */
export const runBrowsers = () =>
  runAndExit(
    prepare()
      .then(walkBrowsers)
      .then(({ counts }) => (counts.every(({ failed }) => failed === 0) ? 0 : 1)),
  );

/**
 * Tests the main customer tasks in Firefox and WebKit. Installs missing browsers if possible, and reports the others as
 * skipped.
 * @returns {Promise<import('./runs.mjs').Ran>}
 */
export async function walkBrowsers() {
  for (const [name, program] of Object.entries(packages)) if (!isThere(program)) await installPackage(name);
  const report = clearReport('browsers.json');
  const env = { ...process.env, BROWSERS_REPORT: report };
  const { code } = await node([...tsx, 'e2e/browsers/main.ts'], { env });
  const count = fromBrowsers(report, code);
  return { counts: count.passed + count.failed > 0 ? [count] : [], timings: [], failures: [] };
}

/** @param {string} program */
const isThere = (program) =>
  [program, program.replace('-esr', '')].some((name) =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
  );
