import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { Problem } from '../../lib/problem.mjs';
import { root } from '../../lib/run.mjs';
import { prepareBrowser } from '../../testing/browser.mjs';
import { generate } from '../../testing/checks.mjs';
import { areas } from './areas.mjs';
import { faults } from './faults.mjs';
import { copyProject, planted } from './project.mjs';
import { describeResult, isShortTierEnough, summarize } from './report.mjs';
import { runJourneys, runTests } from './tiers.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./report.mjs').Result} Result */

const report = join(root, 'test-results/wiring.json');
const tiers = /** @type {const} */ (['short', 'exhaustive']);

const options = /** @type {const} */ ({
  resume: { type: 'boolean', default: false },
  first: { type: 'boolean', default: false },
  journeys: { type: 'boolean', default: false },
  maxWorkers: { type: 'string' },
});

/**
 * Plants faults in the wiring around the machines, one at a time, and reports which tier of tests detects each.
 * @param {string[]} args areas or ids of faults, all of them if none is named. `--resume` keeps the faults that the
 * last report
 * has as detected by the short tier, `--first` runs only the test that each fault names, `--journeys` runs journeys for
 * faults
 * that no test detects, `--maxWorkers` is Vitest's.
 * @returns {Promise<number>} the exit code
 */
export async function plantFaults(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const chosen = faultsNamed(positionals);
  const known = values.resume ? await readReport() : [];
  const browser = values.journeys ? await prepareBrowser(process.env) : null;
  await generate();
  await copyProject();

  const isSeen = (/** @type {Fault} */ { id }) => known.some((one) => one.id === id && one.seenBy === 'short');
  const open = chosen.filter((fault) => !isSeen(fault));
  const results = known.filter(({ id }) => open.every((fault) => fault.id !== id));
  for (const fault of open) {
    const result = await resultOf(fault, values, browser);
    results.push(result);
    await writeReport(results);
    console.log(describeResult(result));
  }
  console.log(`\n${summarize(results)}`);
  const unsound = await failureWithoutFaults(results, values.maxWorkers);
  if (unsound) console.log(`${unsound.file} fails without a fault, too, and proves nothing: ${unsound.test}`);
  return isShortTierEnough(results) && !unsound ? 0 : 1;
}

/** @param {string[]} names */
function faultsNamed(names) {
  const isNamed = (/** @type {Fault} */ { id, area }, /** @type {string} */ name) =>
    id === name || area === name || area.startsWith(`${name}-`);
  const unknown = names.filter((name) => !faults.some((fault) => isNamed(fault, name)));
  if (unknown.length > 0) throw new Problem(`There is no fault or area ${unknown.join(', ')}.`);
  return faults.filter((fault) => names.length === 0 || names.some((name) => isNamed(fault, name)));
}

/**
 * @param {Fault} fault
 * @param {{ first: boolean, maxWorkers?: string }} how
 * @param {string | null} browser null if no journey is to run
 * @returns {Promise<Result>}
 */
async function resultOf(fault, { first, maxWorkers }, browser) {
  const { id, harm } = fault;
  const area = areas.find(({ name }) => name === fault.area);
  if (!area) throw new Problem(`${id} is in ${fault.area}, which is no area.`);
  const rounds = first ? [[fault.first]] : [[fault.first], area.tests];
  for (const tier of first ? tiers.slice(0, 1) : tiers)
    for (const tests of rounds) {
      const failure = await planted(fault, () => runTests(tests, tier, maxWorkers));
      if (failure) return { id, area: area.name, harm, seenBy: tier, failure };
    }
  for (const tier of browser ? tiers : []) {
    const failure = await planted(fault, () => runJourneys(area.journeys, tier, browser ?? ''));
    if (failure) return { id, area: area.name, harm, seenBy: tier, failure };
  }
  return { id, area: area.name, harm, seenBy: 'nobody', failure: null };
}

/**
 * Runs the tests that detected faults again without a fault: a test that still fails has detected nothing.
 * @param {readonly Result[]} results
 * @param {string | undefined} maxWorkers
 */
async function failureWithoutFaults(results, maxWorkers) {
  for (const tier of tiers) {
    const seen = results.filter(({ seenBy }) => seenBy === tier);
    const files = new Set(seen.flatMap(({ failure }) => failure?.file.split(' ') ?? []).filter(isTest));
    const failure = files.size > 0 ? await runTests([...files], tier, maxWorkers) : null;
    if (failure) return failure;
  }
  return null;
}

const isTest = (/** @type {string} */ file) => !file.startsWith('e2e/');

/** @returns {Promise<Result[]>} */
const readReport = async () => JSON.parse(await readFile(report, 'utf8').catch(() => '[]'));

/** @param {readonly Result[]} results */
async function writeReport(results) {
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, `${JSON.stringify(results, null, 2)}\n`);
}
