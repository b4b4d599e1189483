import { availableParallelism } from 'node:os';

import { prepare } from '../lib/prepare.mjs';
import { runAndExit } from '../lib/problem.mjs';
import { run } from '../lib/run.mjs';
import { prepareBrowser } from './browser.mjs';
import { checkNames, generate, runChecks } from './checks.mjs';
import { findExcess, formatCosts } from './costs.mjs';
import { sumCounts } from './counts.mjs';
import { childSeconds } from './cpu.mjs';
import { walkBrowsers } from './engines.mjs';
import { readOptions } from './options.mjs';
import { runJourneys, runTests } from './runs.mjs';
import { planTier } from './tiers.mjs';

/**
 * Runs a tier of the tests in a bare clone. The last line says `N passed, N failed`.
 * @param {string[]} args of the command
 */
export const runTier = (args) => runAndExit(test(args));

/** @param {string[]} args */
async function test(args) {
  const started = Date.now();
  const tier = await planTier(readOptions(args));
  const build = await measure('Build', buildAll);
  const browser = await prepareBrowser(process.env);
  const parts = [
    build,
    ...(tier.hasChecks ? [await measure('Checks', checkAll)] : []),
    await measure('Tests', () => runTests(tier.tests)),
    ...(tier.journeys.length > 0 ? [await measure('Journeys', () => runJourneys(tier.journeys, browser))] : []),
    ...(tier.hasBrowsers ? [await measure('Browsers', walkBrowsers)] : []),
  ];

  console.log(`\n${formatCosts(parts).join('\n')}\n`);
  console.log(`${Math.round((Date.now() - started) / 1000)} s, with ${browser}`);
  await warnOfMissing();
  return report(tier, parts);
}

/**
 * @param {import('./tiers.mjs').Tier} tier
 * @param {MeasuredPart[]} parts
 * @returns {number} exit code
 */
function report({ hasBudget, mayBeEmpty, scope }, parts) {
  const counts = parts.flatMap((part) => part.counts);
  const { passed, failed, skipped } = sumCounts(mayBeEmpty ? counts.filter(hasRun) : counts);
  const excess = hasBudget ? findExcess(parts) : [];
  if (skipped) console.log(`${skipped} skipped, which counts as failed.`);
  if (scope) console.log(`Only a part was tested: ${scope}.`);
  for (const name of parts.flatMap(({ failures }) => failures)) console.log(`Failed: ${name}`);
  for (const line of excess) console.log(line);
  console.log(`${passed} passed, ${failed + excess.length} failed`);
  return failed + excess.length === 0 ? 0 : 1;
}

/** @typedef {import('./costs.mjs').Part & import('./runs.mjs').Ran} MeasuredPart */

/**
 * @param {string} name
 * @param {() => Promise<import('./runs.mjs').Ran>} work
 * @returns {Promise<MeasuredPart>}
 */
async function measure(name, work) {
  console.log(`\n${name}`);
  const [started, before] = [Date.now(), childSeconds()];
  const { counts, timings, failures } = await work();
  const after = childSeconds();
  const wallSeconds = (Date.now() - started) / 1000;
  const isCounted = before !== undefined && after !== undefined;
  const seconds = isCounted ? after - before : wallSeconds * Math.min(2, availableParallelism());
  const { passed, failed } = sumCounts(counts);
  const count = counts.length > 0 ? `${passed} passed, ${failed} failed ` : '';
  console.log(`${name}: ${count}(${Math.round(wallSeconds)} s, ${Math.round(seconds)} CPU s)`);
  return { name: name.toLowerCase(), seconds, timings, counts, failures };
}

async function buildAll() {
  await prepare();
  await generate();
  return { counts: [], timings: [], failures: [] };
}

async function checkAll() {
  const failed = await runChecks();
  const count = { passed: checkNames.length - failed.length, failed: failed.length };
  return { counts: [count], timings: [], failures: failed.map((name) => `check of ${name}`) };
}

async function warnOfMissing() {
  if (!(await isInstalled('postgres')))
    console.log('No PostgreSQL on this machine: tests that need one ran on the embedded database only.');
  if (!(await isInstalled('redis-server')))
    console.log('No Redis on this machine: limits shared by instances were not tested.');
}

/** @param {import('./counts.mjs').Count} count */
const hasRun = ({ passed, failed, skipped = 0 }) => passed + failed + skipped > 0;

/** @param {string} program */
const isInstalled = (program) =>
  run(program, ['--version'], { quiet: true }).then(
    ({ code }) => code === 0,
    () => false,
  );
