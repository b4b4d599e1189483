import type { Plan } from '#paths/plan.ts';

import type { Measured } from './measure.ts';
import type { Pair } from './race.ts';
import { getRatio } from './table.ts';

type Results = { plans: readonly Plan[]; wholeMs: number; shipped: readonly Measured[]; large: readonly Measured[] };

type Goal = { isMet: boolean; text: string };

/** Smaller searches are too fast to measure. */
const measurable = { paths: 200, ms: 5 };

export function toGoals({ plans, wholeMs, shipped, large }: Results): Goal[] {
  const all = [...shipped, ...large];
  const steps = sumOf(shipped.map((one) => one.steps));
  const isWhole = plans.every(
    ({ coverage: { states, transitions } }) =>
      states.covered === states.reachable && transitions.covered === transitions.reachable,
  );
  const slow = all.filter(({ shortest }) => shortest.stock >= measurable.ms);
  const many = all.filter(({ simple }) => simple && simple.count >= measurable.paths);

  return [
    {
      isMet: isWhole && wholeMs < 5_000,
      text: `every reachable state and transition of ${plans.length} machines in ${(wholeMs / 1_000).toFixed(2)} s (in under 5 s)`,
    },
    {
      isMet: steps.ours <= 0.6 * steps.stock,
      text: `${Math.round((100 * steps.ours) / steps.stock)} % of the steps of TestModel.getShortestPaths on the shipped machines (at most 60 %)`,
    },
    { isMet: all.every(({ shortest }) => shortest.isSame), text: 'shortest: the same results' },
    { isMet: all.every(({ simple }) => simple?.isSame ?? true), text: 'simple: the same results' },
    faster(`shortest, where the stock takes ${measurable.ms} ms and more`, slow, (one) => one.shortest, 2),
    faster(`simple, from ${measurable.paths} paths on`, many, (one) => one.simple, 20),
    faster(`simple, from ${measurable.paths} paths on, without exploring`, many, (one) => one.simple?.search, 20),
  ];
}

function faster(
  what: string,
  machines: readonly Measured[],
  of: (one: Measured) => Pair | undefined,
  least: number,
): Goal {
  const pairs = machines.flatMap((one) => {
    const pair = of(one);
    return pair ? [{ id: one.id, pair }] : [];
  });
  const together = getRatio(sumOf(pairs.map(({ pair }) => pair)));
  const each = pairs.map(({ id, pair }) => `${id} ${getRatio(pair).toFixed(1)}`).join(', ');
  return {
    isMet: together >= least,
    text: `${what}: ${together.toFixed(1)} × as fast, all together (at least ${least} ×); ${each}`,
  };
}

const sumOf = (pairs: readonly Pair[]): Pair => ({
  ours: pairs.reduce((sum, { ours }) => sum + ours, 0),
  stock: pairs.reduce((sum, { stock }) => sum + stock, 0),
});
