import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { node, root } from '../lib/run.mjs';
import { fromPlaywright, fromVitest } from './counts.mjs';
import { readPlaywrightFailures, readVitestFailures } from './failures.mjs';
import { writeJourneys } from './journeys.mjs';
import { readPlaywrightTimings, readVitestTimings } from './timings.mjs';

/**
 * @typedef {object} Ran
 * @property {import('./counts.mjs').Count[]} counts
 * @property {import('./timings.mjs').Timing[]} timings
 * @property {string[]} failures names of failed tests and checks
 */

/**
 * Runs several test runs in sequence.
 * @param {import('./tiers.mjs').Run[]} runs
 * @returns {Promise<Ran>}
 */
export const runTests = (runs) =>
  inTurn(runs, async ({ args, env }, at) => {
    const report = clearReport(`unit-${at}.json`);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const options = { env: { ...process.env, NODE_ENV: 'test', ...env } };
    const { code } = await node(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], options);
    return {
      counts: [fromVitest(report, code)],
      timings: readVitestTimings(report),
      failures: readVitestFailures(report),
    };
  });

/**
 * Generates browser tests of the machines, and runs them with the others.
 * @param {import('./tiers.mjs').Run[]} runs
 * @param {string} browser path
 * @returns {Promise<Ran>}
 */
export async function runJourneys(runs, browser) {
  await writeJourneys();
  return inTurn(runs, async ({ args, env }, at) => {
    const report = clearReport(`e2e-${at}.json`);
    const options = { env: { ...process.env, CHROMIUM_PATH: browser, E2E_REPORT: report, ...env } };
    const { code } = await node(['node_modules/@playwright/test/cli.js', 'test', ...args], options);
    return {
      counts: [fromPlaywright(report, code)],
      timings: readPlaywrightTimings(report),
      failures: readPlaywrightFailures(report),
    };
  });
}

/**
 * @param {import('./tiers.mjs').Run[]} runs
 * @param {(run: import('./tiers.mjs').Run, at: number) => Promise<Ran>} start
 * @returns {Promise<Ran>}
 */
async function inTurn(runs, start) {
  /** @type {Ran} */
  const all = { counts: [], timings: [], failures: [] };
  for (const [at, run] of runs.entries()) {
    const { counts, timings, failures } = await start(run, at);
    all.counts.push(...counts);
    all.timings.push(...timings);
    all.failures.push(...failures);
  }
  return all;
}

/**
 * Returns the path of a report after deleting an earlier one.
 * @param {string} name
 */
export function clearReport(name) {
  const path = join(root, 'test-results', name);
  rmSync(path, { force: true });
  return path;
}
