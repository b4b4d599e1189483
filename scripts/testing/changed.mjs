import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';

/**
 * @typedef {object} Changed
 * @property {string} revision since which
 * @property {string[] | undefined} journeys those to run, by their files; undefined: all
 * @property {string} reason
 */

const used = 'npm test [-- --changed [revision]]';
/** Of these a browser sees nothing. */
const unseen = /^(bench|docs|tests)\/|\.(md|test\.tsx?)$|^\.(?!npmrc)|^(biome|knip)\.json$/;
const journey = /^e2e\/[^/]+\.spec\.ts$/;

/**
 * What a change can touch. Any file of the product can touch any journey: what a screen shows comes from all of them.
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
  const seen = files.filter((file) => !unseen.test(file));
  const product = seen.find((file) => !journey.test(file));
  if (product) return { journeys: undefined, reason: `all journeys, because of ${product}` };
  const journeys = seen.filter((file) => existsSync(join(root, file)));
  return { journeys, reason: journeys.join(', ') || 'no journey' };
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
