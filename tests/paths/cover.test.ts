import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { exploreGraph } from '#paths/graph/graph.ts';
import { usualLimits } from '#paths/graph/limits.ts';
import { getPlaceLabel } from '#paths/graph/names.ts';
import { createPlan, type Options, type Plan } from '#paths/plan.ts';
import { pathRunner } from '#paths/strategies/path.ts';

import { smallModels } from './randomMachines.ts';

const options: Options = { strategy: 'edges', seed: 1, limits: usualLimits };
const plan = (model: AnyModel, more: Partial<Options> = {}): Plan =>
  createPlan(model, { ...options, ...more }, Infinity);

const stepsIn = ({ paths }: Plan): number => paths.reduce((sum, { path }) => sum + path.steps.length, 0);

describe.each(Object.entries(catalogue) as [string, AnyModel][])('paths through the machine %s', (_, model) => {
  const { paths, coverage, graph, met } = plan(model);

  it('visit every state and take every transition', () => {
    const { states, transitions } = coverage;
    expect({ met, states: states.covered, transitions: transitions.covered, uncovered: transitions.uncovered }).toEqual(
      {
        met: null,
        states: states.reachable,
        transitions: transitions.reachable,
        uncovered: [],
      },
    );
  });

  it('try every answer and every sample that has an effect', () => {
    const tried = new Set(paths.flatMap(({ path }) => path.steps.map(({ eventCase }) => eventCase.label)));
    expect(graph.edges.map(({ eventCase }) => eventCase.label).filter((label) => !tried.has(label))).toEqual([]);
  });

  it('begin with every input and end in a resting place', () => {
    expect(new Set(paths.map(({ path }) => path.input))).toEqual(new Set(Object.keys(model.inputs)));
    const resting = new Set(graph.places.filter((place) => place.isResting || place.isFinal).map(({ label }) => label));
    const ends = paths.map(({ path }) => path.steps.at(-1)?.to ?? path.begins.to);
    expect(ends.filter((label) => !resting.has(label))).toEqual([]);
  });

  it('can be taken by the machine itself', () => {
    const begin = pathRunner(model);
    for (const { path } of paths) {
      const runner = begin(path.input);
      expect(path.steps.map(({ eventCase }) => runner.take(eventCase)?.to)).toEqual(path.steps.map(({ to }) => to));
    }
  });

  it('are short', () => {
    expect(paths.filter(({ path }) => path.steps.length > 20)).toEqual([]);
  });
});

it('covers everything reachable in any small machine, and nothing else', () => {
  fc.assert(
    fc.property(smallModels, (model) => {
      const { coverage } = plan(model);
      expect(coverage.states.covered).toBe(coverage.states.reachable);
      expect(coverage.transitions.covered).toBe(coverage.transitions.reachable);
    }),
  );
});

it('takes fewer steps than there are edges, including repeated ones', () => {
  const all = Object.values(catalogue) as AnyModel[];
  const edges = all.reduce((sum, model) => sum + exploreGraph(model).edges.length, 0);
  const steps = all.reduce((sum, model) => sum + stepsIn(plan(model)), 0);
  expect(steps).toBeLessThan(edges);
});

describe('paths to one state', () => {
  it.each(['edges', 'shortest', 'simple', 'random'] as const)('end there: %s', (strategy) => {
    const { paths } = plan(catalogue.oneTimeCode, { strategy, to: 'entering.code.wrong' });

    expect(paths.length).toBeGreaterThan(0);
    const ends = paths.map(({ path }) => path.steps.at(-1)?.to ?? path.begins.to);
    expect(ends.filter((label) => !label.includes('entering.code.wrong'))).toEqual([]);
  });
});

it('finds the same random paths for the same seed', () => {
  const ids = (seed: number) => plan(catalogue.session, { strategy: 'random', seed }).paths.map(({ id }) => id);

  expect(ids(7)).toEqual(ids(7));
  expect(ids(7)).not.toEqual(ids(8));
});

it('never ends a random path while an answer is pending', () => {
  const model = catalogue.oneTimeCode;
  const resting = new Set(
    exploreGraph(model)
      .places.filter(({ isResting, isFinal }) => isResting || isFinal)
      .map(({ label }) => label),
  );
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const ends = seeds.flatMap((seed) =>
    plan(model, { strategy: 'random', seed }).paths.map(({ path }) => path.steps.at(-1)?.to ?? path.begins.to),
  );

  expect(ends.filter((label) => !resting.has(label))).toEqual([]);
});

it('labels a place like the machine', () => {
  const { places } = exploreGraph(catalogue.session);
  expect(places.filter(({ label, snapshot }) => getPlaceLabel(snapshot, catalogue.session) !== label)).toEqual([]);
});
