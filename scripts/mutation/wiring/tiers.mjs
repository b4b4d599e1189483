import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { Problem } from '../../lib/problem.mjs';
import { node, tsx } from '../../lib/run.mjs';
import { generatedSpecs } from '../../testing/importers.mjs';
import { copy } from './project.mjs';

/** @typedef {'short' | 'exhaustive'} Tier what `npm test` runs, and what `npm run test:all` runs */
/** @typedef {{ file: string, test: string }} Failure the first test that failed; several files if none is to blame */

const report = join(copy, 'test-results/unit.json');

/**
 * Runs the tests at these paths in the copy until one fails.
 * @param {string[]} paths
 * @param {Tier} tier
 * @param {string | undefined} maxWorkers
 * @returns {Promise<Failure | null>}
 */
export async function runTests(paths, tier, maxWorkers) {
  await rm(report, { force: true });
  const { TEST_TIER: _, ...plain } = process.env;
  const env = { ...plain, NODE_ENV: 'test', ...(tier === 'exhaustive' && { TEST_TIER: 'all' }) };
  const workers = maxWorkers ? ['--maxWorkers', maxWorkers] : [];
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  // Caches Vite's work on disk, because most modules are the same for each fault. Retries once, because a flaky test
  // detects nothing.
  const runs = ['--bail', '1', '--retry', '1', '--experimental.fsModuleCache'];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...paths, ...runs, ...workers, ...reporters];
  const { code, said } = await node(args, { cwd: copy, env, quiet: true });
  if (code === 0) return null;
  const json = await readFile(report, 'utf8').catch(() => {
    throw new Problem(`${said}\nThe tests left no report.`);
  });
  return failureIn(JSON.parse(json), said) ?? { file: paths.join(' '), test: 'an error outside of the tests' };
}

/** @typedef {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string }[] }} TestFile */

/**
 * @param {{ testResults: TestFile[] }} json Vitest's report
 * @param {string} said
 * @returns {Failure | null}
 */
function failureIn({ testResults }, said) {
  if (testResults.length === 0) throw new Problem(`${said}\nNo test ran.`);
  const failed = testResults.find(({ status }) => status === 'failed');
  if (!failed) return null;
  const test = failed.assertionResults.find(({ status }) => status === 'failed')?.fullName;
  return { file: relative(copy, failed.name), test: test ?? `the file failed: ${failed.message.split('\n')[0]}` };
}

/**
 * Builds the copy and runs the journeys in these folders of `e2e/`.
 * @param {string[]} folders
 * @param {Tier} tier
 * @param {string} browser path of a Chromium
 * @returns {Promise<Failure | null>}
 */
export async function runJourneys(folders, tier, browser) {
  const paths = ['paths/main.ts', '--all', '--format', 'playwright', '--out', generatedSpecs];
  for (const args of [['scripts/build.mjs'], [...tsx, ...paths]]) {
    const { code, said } = await node(args, { cwd: copy, quiet: true });
    if (code !== 0) throw new Problem(`${said}\nThe copy could not be built.`);
  }
  const grep = tier === 'short' ? ['--grep', '@proof'] : [];
  const places = folders.map((folder) => `e2e/${folder}/`);
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...grep, ...places, '--pass-with-no-tests', '-x'];
  const env = { ...process.env, CHROMIUM_PATH: browser };
  const { code } = await node(args, { cwd: copy, env, quiet: true });
  return code === 0 ? null : { file: places.join(' '), test: 'a journey' };
}
