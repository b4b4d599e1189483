import { run } from '../lib/run.mjs';
import { findChanges, journeyPattern } from './changed.mjs';
import { findDomain } from './domains.mjs';

/**
 * The runs of a tier.
 * @typedef {object} Tier
 * @property {Run[]} tests runs of Vitest
 * @property {Run[]} journeys runs of Playwright
 * @property {boolean} hasChecks
 * @property {boolean} hasBrowsers whether Firefox and WebKit run
 * @property {boolean} hasBudget whether the run fails if it exceeds the budget
 * @property {boolean} mayBeEmpty whether a run without a test is a success
 * @property {string | undefined} scope the selection in words; undefined for the whole tier
 *
 * @typedef {{ args: string[], env?: Record<string, string> }} Run
 */

const whole = { hasChecks: true, hasBrowsers: false, hasBudget: false, mayBeEmpty: false, scope: undefined };
const everything = { TEST_TIER: 'all' };
/** Number of parts of the journeys outside of the short tier. */
const shards = 4;

/**
 * @param {import('./options.mjs').Selection} selection
 * @returns {Promise<Tier>}
 */
export async function planTier(selection) {
  switch (selection.tier) {
    case 'short':
      return { ...whole, tests: [{ args: [] }], journeys: [{ args: ['--grep', '@proof'] }], hasBudget: true };
    case 'all':
      return {
        ...whole,
        tests: [{ args: [], env: everything }],
        journeys: [{ args: [], env: { E2E_LANGUAGES: 'all' } }],
        hasBrowsers: true,
      };
    case 'rest': {
      const shard = `--shard=${selection.shard}`;
      return {
        ...whole,
        hasChecks: false,
        tests: [{ args: [shard], env: everything }],
        journeys: [{ args: [shard, '--grep-invert', '@proof'] }],
        scope: `part ${selection.shard} of what npm test leaves out`,
      };
    }
    case 'changed':
      return planChanged(selection.revision);
  }
}

/**
 * @param {string} revision
 * @returns {Promise<Tier>}
 */
async function planChanged(revision) {
  const changed = await findChanges(revision);
  const { domains, journeys, isShared } = changed;
  const isSeen = isShared || domains.length + journeys.length > 0;
  const inFull = await listTests(domains);
  return {
    ...whole,
    mayBeEmpty: true,
    tests: [
      ...(inFull.length > 0 ? [{ args: inFull, env: everything }] : []),
      { args: ['--changed', revision, '--passWithNoTests', ...inFull.flatMap((file) => ['--exclude', file])] },
    ],
    journeys: [
      ...(isSeen ? [{ args: ['--grep', journeyPattern(changed)] }] : []),
      ...(isShared
        ? [{ args: [`--shard=${await findShard()}`, '--grep-invert', journeyPattern(changed), '--pass-with-no-tests'] }]
        : []),
    ],
    scope: [
      `since ${revision}`,
      domains.length > 0 ? `in full: ${domains.join(', ')}` : 'no domain in full',
      ...(journeys.length > 0 ? [journeys.join(', ')] : []),
      isSeen ? 'journeys tagged @proof' : 'no journey',
      ...(isShared ? ['one shard of the others, as shared code changed'] : []),
    ].join('; '),
  };
}

/**
 * Returns the current shard, so that all of them run within a few commits.
 * @returns {Promise<string>} `2/4`
 */
async function findShard() {
  const { code, said } = await run('git', ['rev-list', '--count', 'HEAD'], { quiet: true });
  return `${code === 0 ? (Number(said) % shards) + 1 : 1}/${shards}`;
}

/**
 * @param {import('./domains.mjs').Domain[]} domains
 * @returns {Promise<string[]>} test files
 */
async function listTests(domains) {
  const { said } = await run('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'], {
    quiet: true,
  });
  return said.split('\n').filter((file) => {
    const domain = findDomain(file);
    return domain && domains.includes(domain);
  });
}
