import { parseArgs } from 'node:util';

import { Problem } from '../lib/problem.mjs';

const usage = `Usage: npm test                       everything once, within ten minutes
       npm run test:all               every place, both databases, every journey
       npm test -- --changed [REV]    what a change since REV (HEAD) can affect
       npm test -- --rest K/N         part K of N of what npm test leaves out`;

/**
 * The selected tests.
 * @typedef {{ tier: 'short' } | { tier: 'all' } | { tier: 'changed', revision: string } | { tier: 'rest', shard: string }} Selection
 */

/**
 * Parses the command line. Throws a `Problem` with the usage for unknown arguments.
 * @param {string[]} args
 * @returns {Selection}
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  const chosen = Object.keys(values);
  const [revision = 'HEAD', ...more] = positionals;
  if (chosen.length > 1 || more.length > 0 || (positionals.length > 0 && !values.changed)) throw new Problem(usage);
  if (values.all) return { tier: 'all' };
  if (values.changed) return { tier: 'changed', revision };
  if (values.rest === undefined) return { tier: 'short' };
  if (!isShard(values.rest)) throw new Problem(usage);
  return { tier: 'rest', shard: values.rest };
}

/** @param {string[]} args */
function parse(args) {
  const options = /** @type {const} */ ({
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    rest: { type: 'string' },
  });
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Problem(usage);
  }
}

/** @param {string} text */
function isShard(text) {
  const [, part, parts] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  return part !== undefined && Number(part) <= Number(parts);
}
