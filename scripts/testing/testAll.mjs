import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../lib/prepare.mjs';
import { exitWith } from '../lib/problem.mjs';
import { node, root, run } from '../lib/run.mjs';
import { prepareBrowser } from './browser.mjs';
import { changedBy } from './changed.mjs';
import { generate, runChecks } from './checks.mjs';
import { fromPlaywright, fromVitest, sumOf } from './counts.mjs';
import { writeJourneys } from './journeys.mjs';

const reports = { unit: join(root, 'test-results/unit.json'), e2e: join(root, 'test-results/e2e.json') };

/**
 * From a bare clone: everything that can be checked and tested, or what a change can touch (`--changed [REV]`). The last line
 * says `N passed, N failed`.
 * @param {string[]} args
 */
export const testAll = (args) => exitWith(test(args));

/** @param {string[]} args */
async function test(args) {
  const changed = await changedBy(args);
  const started = Date.now();
  await prepare();
  await generate();
  const browser = await prepareBrowser(process.env);
  // What an earlier run left must not be counted.
  for (const report of Object.values(reports)) rmSync(report, { force: true });

  const counts = [
    await timed('Checks', runChecks),
    await timed('Tests', () => unitTests(changed)),
    ...(changed?.journeys?.length === 0 ? [] : [await timed('End to end', () => e2e(browser, changed?.journeys))]),
  ];
  const { passed, failed, skipped } = sumOf(changed ? counts.filter(hasRun) : counts);

  console.log(`\n${Math.round((Date.now() - started) / 1000)} s, with ${browser}`);
  if (!(await has('postgres')))
    console.log('No PostgreSQL on this machine: what needs one ran on the embedded database only.');
  if (!(await has('redis-server'))) console.log('No Redis on this machine: what instances share was not tried.');
  if (skipped) console.log(`${skipped} skipped, which counts as failed.`);
  if (changed) console.log(`Only what the change since ${changed.revision} can touch: ${changed.reason}.`);
  else if (counts.some((count) => count.passed === 0)) console.log('A part ran no test, which counts as failed.');
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {import('./changed.mjs').Changed | undefined} changed */
async function unitTests(changed) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reports.unit}`];
  const only = changed ? ['--changed', changed.revision, '--passWithNoTests'] : [];
  const env = { ...process.env, NODE_ENV: 'test' };
  const { code } = await node(['node_modules/vitest/vitest.mjs', 'run', ...only, ...reporters], { env });
  return fromVitest(reports.unit, code);
}

/**
 * @param {string} browser
 * @param {string[] | undefined} journeys files of them; all of them if nothing is said
 */
async function e2e(browser, journeys = []) {
  await writeJourneys();
  const env = { ...process.env, CHROMIUM_PATH: browser };
  const { code } = await node(['node_modules/@playwright/test/cli.js', 'test', ...journeys], { env });
  return fromPlaywright(reports.e2e, code);
}

/**
 * @param {string} name
 * @param {() => Promise<import('./counts.mjs').Count>} work
 */
async function timed(name, work) {
  const started = Date.now();
  console.log(`\n${name}`);
  const count = await work();
  console.log(
    `${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  return count;
}

/** @param {import('./counts.mjs').Count} count */
const hasRun = ({ passed, failed, skipped = 0 }) => passed + failed + skipped > 0;

/** @param {string} program */
const has = (program) =>
  run(program, ['--version'], { quiet: true }).then(
    ({ code }) => code === 0,
    () => false,
  );
