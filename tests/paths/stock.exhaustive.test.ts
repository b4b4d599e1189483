import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { pages, toggles } from '#bench/paths/machines.ts';
import { createStockTools } from '#bench/paths/stock.ts';
import { withoutAsync } from '#bench/paths/withoutAsync.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { exploreGraph } from '#paths/graph/graph.ts';
import { getPlaceLabel } from '#paths/graph/names.ts';
import { findCoveringPaths } from '#paths/strategies/cover.ts';
import { shortestPaths } from '#paths/strategies/shortest.ts';
import { simplePaths } from '#paths/strategies/simple.ts';

import { smallModels } from './randomMachines.ts';

function both(model: AnyModel) {
  const graph = exploreGraph(model);
  const stock = createStockTools(model, [
    ...new Map(graph.edges.map(({ eventCase }) => [eventCase.label, eventCase])).values(),
  ]);
  return { graph, stock };
}

function expectSameShortest(model: AnyModel): void {
  const { graph, stock } = both(model);
  const ours = shortestPaths(graph).map(
    ({ edges }) => `${edges.at(-1)?.to.label ?? graph.starts[0]?.to.label}: ${edges.length}`,
  );
  const theirs = stock
    .shortest(undefined)
    .map(({ state, steps }) => `${getPlaceLabel(state, model)}: ${steps.length - 1}`);
  expect(ours.sort()).toEqual(theirs.sort());
}

function expectSameSimple(model: AnyModel): void {
  const { graph, stock } = both(model);
  const ours = simplePaths(graph).map(({ edges }) => edges.map(({ eventCase }) => eventCase.label).join());
  const theirs = stock.simple(undefined).map((path) => stock.labelsOf(path).join());
  expect(ours.sort()).toEqual(theirs.sort());
}

describe('comparison with xstate/graph', () => {
  it('finds the same shortest paths through small machines', () => {
    fc.assert(fc.property(smallModels, expectSameShortest));
    expectSameShortest(toggles(4));
  });

  it('finds the same simple paths through small machines', () => {
    fc.assert(fc.property(smallModels, expectSameSimple), { numRuns: 60 });
    expectSameSimple(toggles(3));
    expectSameSimple(pages(6));
  });

  it('uses the real library', () => {
    expect(getShortestPaths(toggles(2).machine).length).toBe(4);
    expect(getSimplePaths(toggles(2).machine).length).toBe(7);
  });
});

it("needs at most 60 % of TestModel's steps on the product's machines", () => {
  // These two send events to their children, which a machine without actors lacks.
  const { app: _app, addMonitoredItem: _addMonitoredItem, ...others } = catalogue;
  const models = (Object.values(others) as AnyModel[]).map((model) => ({
    ...model,
    machine: withoutAsync(model.machine),
  }));
  const ours = models.flatMap((model) => findCoveringPaths(model, exploreGraph(model))).flatMap(({ steps }) => steps);
  const theirs = models.flatMap((model) => {
    const { stock } = both(model);
    return Object.values(model.inputs).flatMap(stock.suite).flatMap(stock.labelsOf);
  });
  expect(ours.length / theirs.length).toBeLessThanOrEqual(0.6);
});
