import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Problem, runAndExit } from '../lib/problem.mjs';
import { node, root } from '../lib/run.mjs';
import { parts } from './parts.mjs';
import { plantFaults } from './wiring/wiring.mjs';

/** Minimum share of each part's mutants, in percent, that tests must detect. */
const least = 95;

/** `RuntimeError`: the mutant could not even be loaded. */
const sights = ['Killed', 'Timeout', 'RuntimeError'];

/**
 * Mutates the code that decides about money and bookings, and reports mutants that no test detects. Each part runs its
 * own
 * tests only, because each mutant of a chart runs all of them.
 * @param {string[]} args names of parts in `parts.mjs`, all of them if none is named; or `wiring`, which plants chosen
 * faults
 * around the machines instead, and its own arguments
 */
export const mutate = ([first, ...others]) =>
  runAndExit(first === 'wiring' ? plantFaults(others) : all(first === undefined ? [] : [first, ...others]));

/** @param {string[]} names */
async function all(names) {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Problem(
      `There is no part ${unknown.join(', ')}. There are:\n${['wiring', ...parts.map(({ name }) => name)].map((name) => `  ${name}`).join('\n')}`,
    );

  const scores = [];
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name)))
    scores.push({ name: part.name, ...(await scoreOf(part)) });

  const seen = scores.reduce((sum, score) => sum + score.seen, 0);
  const made = scores.reduce((sum, score) => sum + score.made, 0);
  for (const { name, ...score } of scores) console.log(`${inPercent(score).padStart(8)}  ${score.made}  ${name}`);
  console.log(`${inPercent({ seen, made }).padStart(8)}  ${made}  of all`);
  return scores.some(isTooLow) ? 1 : 0;
}

/** @param {import('./parts.mjs').Part} part */
async function scoreOf({ mutated, tests }) {
  const report = join(root, 'test-results/mutation.json');
  const env = { ...process.env, MUTATED: mutated.join(), MUTATED_BY: tests.join(), MUTATION_REPORT: report };
  const { code } = await node(
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'scripts/mutation/stryker.config.mjs'],
    { env },
  );
  if (code !== 0) throw new Problem('Stryker did not come to its end.');
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const { files } = JSON.parse(await readFile(report, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const among = (/** @type {readonly string[]} */ statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const seen = among(sights);
  return { seen, made: seen + among(['Survived', 'NoCoverage']) };
}

/** @param {{ seen: number, made: number }} score */
const isTooLow = ({ seen, made }) => made === 0 || seen < (made * least) / 100;

/** @param {{ seen: number, made: number }} score */
const inPercent = ({ seen, made }) => (made === 0 ? '–' : `${((seen / made) * 100).toFixed(1)} %`);
