import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/kit/model.ts';

import { usualLimits } from '#paths/graph/limits.ts';
import { createPlan } from '#paths/plan.ts';
import { toGoals } from './goals.ts';
import { field, maze, pages, toggles } from './machines.ts';
import { type Measured, measured } from './measure.ts';
import { formatTable } from './table.ts';
import { withoutAsync } from './withoutAsync.ts';

/** Compares the speed of the path search with xstate/graph on the same machines. */
export function bench(): boolean {
  const started = performance.now();
  const options = { strategy: 'edges', seed: 1, limits: usualLimits } as const;
  const plans = Object.values(catalogue).map((model) =>
    createPlan(model as AnyModel, options, started + usualLimits.maxMs),
  );
  const wholeMs = performance.now() - started;

  const left: string[] = [];
  const shipped = Object.values(catalogue as Record<string, AnyModel>).flatMap((model): Measured[] => {
    try {
      return [measured({ ...model, machine: withoutAsync(model.machine) })];
    } catch (error) {
      left.push(`${model.machine.id} is not compared: ${(error as Error).message}`);
      return [];
    }
  });
  const large = [toggles(4), toggles(10), maze(1_000), field(32), pages(8), pages(10), pages(12)].map(measured);

  const print = (text = '') => void process.stdout.write(`${text}\n`);
  print('Shipped machines, what is asynchronous as events, so that xstate/graph can take them');
  print(formatTable(shipped));
  for (const line of left) print(line);
  print('\nLarger ones, made for this');
  print(formatTable(large));
  print(
    '\nMilliseconds of the processor, medians of runs in turns, on the same machine, events and key; exploring is part of each.',
  );
  print('Exploring is the machine’s own work, which both leave to it. same: the same results.\n');
  const goals = toGoals({ plans, wholeMs, shipped, large });
  for (const { isMet, text } of goals) print(`${isMet ? '✓' : '✗'} ${text}`);
  return goals.every(({ isMet }) => isMet);
}
