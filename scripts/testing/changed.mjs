import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';
import { generatedSpecs, journeysThatImport } from './importers.mjs';

/**
 * @typedef {object} Changed
 * @property {string} revision since which
 * @property {string[] | undefined} journeys those to run, by their files; undefined: all
 * @property {string} reason
 */

const used = 'npm test [-- --changed [revision]]';
/** Of these a browser sees nothing: they measure, describe, check or test. */
const unseen =
  /^(bench|docs|tests)\/|^scripts\/(budget|imports|regexes)\/|\.(md|test\.tsx?)$|^\.(?!npmrc)|^((biome|knip)\.json|vitest\.config\.ts)$/;
/** Of these the journeys are written that follow the machines; no other part may import them. */
const explored = /^(paths\/|machines\/(.*\.model|catalogue)\.ts$)/;
const journey = /^e2e\/.+\.spec\.ts$/;
const kit = /^e2e\/(kit|pages)\//;

/**
 * What a change can touch. Any file of the product can touch any journey: what a screen shows comes from all of them. What
 * only journeys are made with touches those that import it.
 * @param {string[]} args of the command
 * @returns {Promise<Changed | undefined>} undefined: everything is to be tested
 */
export async function changedBy([option, revision = 'HEAD', ...more]) {
  if (option === undefined) return undefined;
  if (option !== '--changed' || more.length > 0) throw new Problem(`That is not an option. Usage: ${used}`);
  return { revision, ...touchedBy(await filesSince(revision)) };
}

/**
 * @param {string[]} files that are other ones, new or gone
 * @returns {Omit<Changed, 'revision'>}
 */
export function touchedBy(files) {
  const touched = files.filter((file) => !unseen.test(file)).map((file) => ({ file, journeys: journeysOf(file) }));
  const product = touched.find(({ journeys }) => !journeys);
  if (product) return { journeys: undefined, reason: `all journeys, because of ${product.file}` };
  const journeys = [...new Set(touched.flatMap((each) => each.journeys ?? []))].sort();
  return { journeys, reason: journeys.join(', ') || 'no journey' };
}

/**
 * @param {string} file
 * @returns {string[] | undefined} undefined: all
 */
function journeysOf(file) {
  if (journey.test(file)) return existsSync(join(root, file)) ? [file] : [];
  if (explored.test(file)) return [generatedSpecs];
  return kit.test(file) ? journeysThatImport(file) : undefined;
}

/** @param {string} revision */
async function filesSince(revision) {
  const changed = await git('diff', '--name-only', '--relative', revision, '--');
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}

/** @param {string[]} args */
async function git(...args) {
  const { code, said } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Problem(`${said}\nWhat has changed cannot be told.`);
  return said.split('\n').filter(Boolean);
}
