import { domains, findDomain, flowDomains } from './domains.mjs';
import { sumMs } from './timings.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} seconds of processor time
 * @property {import('./timings.mjs').Timing[]} timings
 */

/** In processor seconds: ten minutes of two cores, and the share of a flow. */
const goals = { total: 1_200, flow: 12 };
/**
 * The goals are for a quiet machine. Other work on shared cores can triple the processor time of the same tests, so the
 * run fails above six times the goal.
 */
const tolerance = 6;

const columnWidth = 10;
const nameWidth = 14;

/**
 * Formats a table of processor seconds by domain and part. Splits a part's seconds by the durations of its tests.
 * @param {Part[]} parts
 * @returns {string[]} lines
 */
export function formatCosts(parts) {
  const names = [...domains, 'shared'];
  const rows = names.map((name) => [name, ...parts.map((part) => secondsOfDomain(part, name))]);
  const totals = ['all', ...parts.map(({ seconds }) => seconds)];
  const flows = flowCosts(parts);
  const dearest = flows.slice(0, 3).map(({ flow, seconds }) => `${flow} ${seconds.toFixed(1)}`);
  return [
    formatRow(['CPU seconds', ...parts.map(({ name }) => name), 'all']),
    ...[...rows, totals].map(([name, ...seconds]) => {
      const numbers = /** @type {number[]} */ (seconds);
      return formatRow([String(name), ...[...numbers, sum(numbers)].map((each) => each.toFixed(0))]);
    }),
    ...(flows.length > 0
      ? [`Flows: ${flows.length}, on average ${average(flows).toFixed(1)} CPU s; most: ${dearest.join(', ')}.`]
      : []),
    `Goals of npm test: ${goals.total} CPU s in all, ${goals.flow} for a flow on average.`,
  ];
}

/**
 * Returns sentences about exceeded budgets of the short tier, or none.
 * @param {Part[]} parts
 * @returns {string[]}
 */
export function findExcess(parts) {
  const flows = flowCosts(parts);
  const [total, most] = [sum(parts.map(({ seconds }) => seconds)), goals.total * tolerance];
  const [mean, mostOfFlow] = [flows.length === 0 ? 0 : average(flows), goals.flow * tolerance];
  return [
    ...(total > most ? [`Over budget: ${total.toFixed(0)} CPU s, at most ${most}.`] : []),
    ...(mean > mostOfFlow
      ? [`Over budget: a flow takes ${mean.toFixed(1)} CPU s on average, at most ${mostOfFlow}.`]
      : []),
  ];
}

/**
 * @param {Part[]} parts
 * @returns {{ flow: string, seconds: number }[]} the dearest first
 */
function flowCosts(parts) {
  return [...flowDomains().keys()]
    .map((flow) => ({
      flow,
      seconds: sum(parts.map((part) => shareOf(part, (timing) => timing.flow === flow))),
    }))
    .filter(({ seconds }) => seconds > 0)
    .sort((one, other) => other.seconds - one.seconds);
}

/**
 * @param {Part} part
 * @param {string} name a domain, or `shared`
 */
function secondsOfDomain(part, name) {
  if (part.timings.length === 0) return name === 'shared' ? part.seconds : 0;
  return shareOf(
    part,
    ({ file, flow }) => ((flow && flowDomains().get(flow)) ?? findDomain(file) ?? 'shared') === name,
  );
}

/**
 * @param {Part} part
 * @param {(timing: import('./timings.mjs').Timing) => boolean} isCounted
 */
function shareOf({ seconds, timings }, isCounted) {
  const all = sumMs(timings);
  return all === 0 ? 0 : (seconds * sumMs(timings.filter(isCounted))) / all;
}

/** @param {{ seconds: number }[]} flows */
const average = (flows) => sum(flows.map(({ seconds }) => seconds)) / flows.length;

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/** @param {string[]} cells */
const formatRow = ([name = '', ...cells]) =>
  name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(columnWidth)).join('');
