/**
 * @typedef {object} Result
 * @property {string} id
 * @property {string} area
 * @property {import('./faults.mjs').Fault['harm']} harm
 * @property {import('./tiers.mjs').Tier | 'nobody'} seenBy the cheapest tier that sees the fault
 * @property {import('./tiers.mjs').Failure | null} failure
 */

/** Minimum share, in percent, of the exhaustive tier's detections that the short tier must reach. */
const least = 95;

/**
 * Returns whether the short tier may replace the exhaustive one: it detects most faults, and all that cost money or
 * mislead.
 * @param {readonly Result[]} results
 */
export function isShortTierEnough(results) {
  const short = results.filter(({ seenBy }) => seenBy === 'short').length;
  const missed = results.filter(({ seenBy }) => seenBy === 'exhaustive');
  return (
    missed.every(({ harm }) => harm === 'other') && short * 100 >= (short + missed.length) * least && results.length > 0
  );
}

/**
 * Returns a table by area, followed by every fault that the short tier misses.
 * @param {readonly Result[]} results
 */
export function summarize(results) {
  const areas = [...new Set(results.map(({ area }) => area))];
  const rows = areas.map((area) =>
    rowOf(
      area,
      results.filter((result) => result.area === area),
    ),
  );
  const missed = results.filter(({ seenBy }) => seenBy !== 'short').map(describeResult);
  return [rowsHead, ...rows, rowOf('all', results), ...missed].join('\n');
}

const width = 18;
const rowsHead = `${'area'.padEnd(width)} planted  short  exhaustive only  nobody`;

/**
 * @param {string} name
 * @param {readonly Result[]} results
 */
function rowOf(name, results) {
  const count = (/** @type {Result['seenBy']} */ tier) => results.filter(({ seenBy }) => seenBy === tier).length;
  const numbers = [
    String(results.length).padStart(7),
    String(count('short')).padStart(6),
    String(count('exhaustive')).padStart(16),
    String(count('nobody')).padStart(7),
  ];
  return `${name.padEnd(width)} ${numbers.join(' ')}`;
}

/** @param {Result} result */
export const describeResult = ({ id, area, harm, seenBy, failure }) =>
  `${id} (${area}, ${harm}): ${seenBy}${failure ? `, ${failure.file}: ${failure.test}` : ''}`;
