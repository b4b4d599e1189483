import type { AnyModel } from '#machines/kit/model.ts';

import { exploreGraph, type Place } from '#paths/graph/graph.ts';
import { createBudget, usualLimits } from '#paths/graph/limits.ts';
import { getPlaceLabel } from '#paths/graph/names.ts';
import { findCoveringPaths } from '#paths/strategies/cover.ts';
import { type EdgePath, shortestPaths } from '#paths/strategies/shortest.ts';
import { simplePaths } from '#paths/strategies/simple.ts';

import { type Pair, raced, timed } from './race.ts';
import { createStockTools } from './stock.ts';

/** Includes exploration, which both tools leave to the machine. */
export type Found = Pair & { isSame: boolean; count: number };

export type Measured = {
  id: string;
  states: number;
  explore: Pair;
  shortest: Found;
  /** `search` excludes exploration. Undefined if there are too many paths. */
  simple: (Found & { search: Pair }) | undefined;
  suite: Pair;
  steps: Pair;
};

/** The stock tools do not finish in reasonable time beyond this. */
const mostPaths = 15_000;

const mayEnd = ({ isResting, isFinal }: Place): boolean => isResting || isFinal;

/** Runs both tools on one machine from every start. Throws if the stock tools cannot handle the machine. */
export function measured(model: AnyModel): Measured {
  const graph = exploreGraph(model);
  const stock = createStockTools(model, [
    ...new Map(graph.edges.map(({ eventCase }) => [eventCase.label, eventCase])).values(),
  ]);
  const inputs = Object.entries(model.inputs);
  /** The stock tools support a single start. */
  const theirs = <Thing>(take: (input: unknown) => Thing[]) => inputs.flatMap(([, input]) => take(input));
  const oneByOne = <Thing>(take: (one: AnyModel) => Thing[]) =>
    inputs.flatMap(([name, input]) => take({ ...model, inputs: { [name]: input } }));
  const lengthOf = (paths: readonly { steps: readonly unknown[] }[]) =>
    paths.reduce((sum, { steps }) => sum + steps.length, 0);

  const explore = raced(
    () => oneByOne((one) => exploreGraph(one).places),
    () => theirs(stock.explore),
  );
  // Shortest from each start, not from the nearest.
  const shortest = raced(
    () => oneByOne((one) => shortestPaths(exploreGraph(one))),
    () => theirs(stock.shortest),
  );
  const suite = raced(
    () => findCoveringPaths(model, exploreGraph(model), { endsIn: mayEnd }),
    () => theirs(stock.suite),
  );
  return {
    id: model.machine.id,
    states: graph.places.length,
    explore: explore.ms,
    shortest: {
      ...shortest.ms,
      ...compared(
        shortest.ours.map(
          ({ input, edges }: EdgePath) => `${edges.length} to ${edges.at(-1)?.to.label ?? startOf(input)}`,
        ),
        shortest.stock.map(({ state, steps }) => `${steps.length - 1} to ${getPlaceLabel(state, model)}`),
      ),
    },
    simple: isEndless() ? undefined : simple(),
    suite: suite.ms,
    steps: {
      ours: lengthOf(suite.ours),
      stock: suite.stock.reduce((sum, path) => sum + stock.labelsOf(path).length, 0),
    },
  };

  function simple() {
    const whole = raced(
      () => simplePaths(exploreGraph(model)),
      () => theirs(stock.simple),
    );
    return {
      ...whole.ms,
      search: { ours: timed(() => simplePaths(graph)), stock: whole.ms.stock - explore.ms.stock },
      ...compared(
        whole.ours.map(({ edges }) => edges.map(({ eventCase }) => eventCase.label).join(' → ')),
        whole.stock.map((path) => stock.labelsOf(path).join(' → ')),
      ),
    };
  }

  function startOf(input: string): string {
    return graph.starts.find((start) => start.input === input)?.to.label ?? '';
  }

  /** Returns whether there are too many simple paths to wait for. */
  function isEndless(): boolean {
    const budget = createBudget({ ...usualLimits, maxPaths: mostPaths, maxSteps: Infinity }, Infinity);
    simplePaths(graph, budget);
    return budget.met() !== null;
  }
}

const compared = (ours: readonly string[], stock: readonly string[]) => ({
  count: ours.length,
  isSame: ours.toSorted().join('\n') === stock.toSorted().join('\n'),
});
