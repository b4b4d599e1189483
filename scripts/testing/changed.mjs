import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { root, run } from '../lib/run.mjs';
import { findDomain, flowDomains, listJourneys } from './domains.mjs';
import { journeysThatImport } from './importers.mjs';

/**
 * @typedef {object} Changed
 * @property {import('./domains.mjs').Domain[]} domains tested in full, each with its flows and journeys
 * @property {string[]} journeys further journeys, as files and folders below `e2e/`
 * @property {boolean} isShared whether several domains use it, so that one shard of the other journeys runs
 */

/** Files that no browser runs: benchmarks, documentation, checks and tests. */
const unseen =
  /^(bench|docs|tests)\/|^scripts\/(budget|imports|mutation|regexes)\/|\.(md|test\.tsx?)$|^\.(?!npmrc)|^((biome|knip)\.json|vitest\.config\.ts)$/;
/** Files that only affect generated browser tests. */
const samples = /^(?:paths\/specs\/[\w-]+\/(\w+)|machines\/.*\/(\w+)\.model)\.ts$/;
const pathGenerator = /^(paths\/|machines\/(.*\.model|catalogue)\.ts$)/;
const journey = /^e2e\/(.+\.spec\.ts)$/;
const journeyKit = /^e2e\/(kit|pages)\//;

/**
 * Finds changes since a revision, committed or not.
 * @param {string} revision
 */
export async function findChanges(revision) {
  const changed = await git('diff', '--name-only', '--relative', revision, '--');
  return selectTests([...changed, ...(await git('ls-files', '--others', '--exclude-standard'))]);
}

/**
 * Selects the tests that a change can affect.
 * @param {string[]} files changed, added or deleted
 * @returns {Changed}
 */
export function selectTests(files) {
  const selections = files.filter((file) => !unseen.test(file)).map(selectFor);
  return {
    domains: unique(selections.flatMap(({ domains = [] }) => domains)),
    journeys: unique(selections.flatMap(({ journeys = [] }) => journeys)),
    isShared: selections.some(({ isShared = false }) => isShared),
  };
}

/**
 * Returns a pattern for Playwright's `--grep` of the selected journeys and those tagged `@proof`.
 * @param {Changed} changed
 * @returns {string}
 */
export function journeyPattern({ domains, journeys }) {
  const files = unique([...domains.flatMap(listJourneys), ...journeys]);
  return ['@proof', ...files.map((file) => `(^| )${file.replaceAll('.', '\\.')}`)].join('|');
}

/**
 * @param {string} file
 * @returns {Partial<Changed>}
 */
function selectFor(file) {
  const [, spec] = journey.exec(file) ?? [];
  if (spec) return { journeys: existsSync(join(root, file)) ? [spec] : [] };
  const [, ...flows] = samples.exec(file) ?? [];
  const flow = flows.find(Boolean);
  if (flow && flowDomains().has(flow)) return { journeys: [`generated/${flow}.spec.ts`] };
  if (pathGenerator.test(file)) return { journeys: ['generated/'] };
  if (journeyKit.test(file)) return selectImporters(file);
  const domain = findDomain(file);
  return domain ? { domains: [domain] } : { isShared: true };
}

/**
 * @param {string} file
 * @returns {Partial<Changed>}
 */
function selectImporters(file) {
  const importers = journeysThatImport(file);
  if (!importers) return { isShared: true };
  return { journeys: importers.map((each) => each.replace(/^e2e\//, '').replace(/^generated$/, 'generated/')) };
}

/**
 * @template {string} Text
 * @param {Text[]} texts
 */
const unique = (texts) => [...new Set(texts)].sort();

/** @param {string[]} args */
async function git(...args) {
  const { code, said } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Problem(`${said}\nThe change cannot be determined.`);
  return said.split('\n').filter(Boolean);
}
