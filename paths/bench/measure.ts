import type { AnyModel } from '#machines/model.ts';

import { graphOf, type Place } from '../graph/graph.ts';
import { budgetOf, usualLimits } from '../graph/limits.ts';
import { nameOf } from '../graph/names.ts';
import { coverOf } from '../strategies/cover.ts';
import { shortestWays, type Way } from '../strategies/shortest.ts';
import { simpleWays } from '../strategies/simple.ts';

import { stockOf } from './stock.ts';

/** Milliseconds. */
export type Pair = { ours: number; stock: number };

/** Exploring included, which both leave to the machine. */
export type Found = Pair & { isSame: boolean; count: number };

export type Measured = {
  id: string;
  states: number;
  explore: Pair;
  shortest: Found;
  /** Undefined where there are more than anybody has time for. */
  simple: Found | undefined;
  suite: Pair;
  /** Of all walks together. */
  steps: Pair;
};

/** With more than this the stock tools come to no end in any sensible time. */
const mostWays = 15_000;

const mayEnd = ({ isResting, isFinal }: Place): boolean => isResting || isFinal;

/** Both tools on one machine, from each way to begin. Throws what the stock tools throw at a machine they cannot take. */
export function measured(model: AnyModel, times: number): Measured {
  const graph = graphOf(model);
  const stock = stockOf(model, [...new Map(graph.edges.map(({ move }) => [move.label, move])).values()]);
  const inputs = Object.entries(model.inputs);
  const ours = <Thing>(take: (one: AnyModel) => Thing[]) =>
    timed(times, () => inputs.flatMap(([name, input]) => take({ ...model, inputs: { [name]: input } })));
  const theirs = <Thing>(take: (input: unknown) => Thing[]) =>
    timed(times, () => inputs.flatMap(([, input]) => take(input)));

  const explore = { ours: ours((one) => graphOf(one).places).ms, stock: theirs(stock.explore).ms };
  const shortest = ours((one) => shortestWays(graphOf(one)));
  const stockShortest = theirs(stock.shortest);
  const simple = isEndless(model) ? undefined : ours((one) => simpleWays(graphOf(one)));
  const stockSimple = simple && theirs(stock.simple);
  const suite = timed(times, () => coverOf(model, graphOf(model), { endsIn: mayEnd }));
  const stockSuite = theirs(stock.suite);

  return {
    id: model.machine.id,
    states: graph.places.length,
    explore,
    shortest: found(
      shortest,
      stockShortest,
      ({ input, edges }: Way) => `${edges.length} to ${edges.at(-1)?.to.label ?? startOf(input)}`,
      ({ state, steps }) => `${steps.length - 1} to ${nameOf(state, model)}`,
    ),
    simple:
      simple &&
      stockSimple &&
      found(
        simple,
        stockSimple,
        ({ edges }: Way) => edges.map(({ move }) => move.label).join(' → '),
        (path) => stock.labelsOf(path).join(' → '),
      ),
    suite: { ours: suite.ms, stock: stockSuite.ms },
    steps: {
      ours: suite.things.reduce((sum, { steps }) => sum + steps.length, 0),
      stock: stockSuite.things.reduce((sum, path) => sum + stock.labelsOf(path).length, 0),
    },
  };

  function startOf(input: string): string {
    return graph.starts.find((start) => start.input === input)?.to.label ?? '';
  }
}

/** Whether there are more simple ways than are worth waiting for. */
function isEndless(model: AnyModel): boolean {
  const budget = budgetOf({ ...usualLimits, maxPaths: mostWays, maxSteps: Infinity }, Infinity);
  simpleWays(graphOf(model), budget);
  return budget.met() !== null;
}

type Timed<Thing> = { ms: number; things: Thing[] };

const warmMs = 150;

/** The best of several runs, which is the least disturbed one: more of them of what is short, none again of what takes long. */
function timed<Thing>(times: number, run: () => Thing[]): Timed<Thing> {
  let best: Timed<Thing> | undefined;
  const begun = performance.now();
  for (let time = 0; time < times || performance.now() - begun < warmMs; time++) {
    const started = performance.now();
    const things = run();
    const ms = performance.now() - started;
    if (!best || ms < best.ms) best = { ms, things };
    if (ms > 1_000) break;
  }
  return best as Timed<Thing>;
}

function found<Mine, Theirs>(
  ours: Timed<Mine>,
  stock: Timed<Theirs>,
  nameOurs: (thing: Mine) => string,
  nameTheirs: (thing: Theirs) => string,
): Found {
  const [mine, theirs] = [ours.things.map(nameOurs).sort(), stock.things.map(nameTheirs).sort()];
  return { ours: ours.ms, stock: stock.ms, count: mine.length, isSame: mine.join('\n') === theirs.join('\n') };
}
