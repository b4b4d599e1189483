import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { maze, toggles } from '#bench/paths/machines.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { exploreGraph, type Graph, getShortestPath } from '#paths/graph/graph.ts';
import { getPlaceLabel } from '#paths/graph/names.ts';

import { smallModels } from './randomMachines.ts';

/** Takes every edge again with xstate's own pure functions and returns those that lead elsewhere. */
function astray(model: AnyModel, { starts, edges }: Graph): string[] {
  const begins = starts.flatMap(({ input, to }) => {
    const [snapshot] = initialTransition(model.machine, model.inputs[input]);
    return getPlaceLabel(snapshot, model) === to.label ? [] : [`${input} → ${to.label}`];
  });
  const steps = edges.flatMap(({ from, eventCase, to }) => {
    const [snapshot] = transition(model.machine, from.snapshot, eventCase.event);
    return getPlaceLabel(snapshot, model) === to.label ? [] : [`${from.label} ← ${eventCase.label} → ${to.label}`];
  });
  return [...begins, ...steps];
}

// A step of the graph shares one scope and is sometimes predicted without being taken.
describe('the graph equals xstate’s own functions', () => {
  it.each(Object.entries(catalogue))('in the machine %s', (_, model: AnyModel) => {
    expect(astray(model, exploreGraph(model))).toEqual([]);
  });

  it.each([toggles(5), maze(40)].map((model) => [model.machine.id, model] as const))('in %s', (_, model) => {
    expect(astray(model, exploreGraph(model))).toEqual([]);
  });

  it('in any small machine', () => {
    fc.assert(
      fc.property(smallModels, (model) => {
        expect(astray(model, exploreGraph(model))).toEqual([]);
      }),
    );
  });
});

it('lists the transitions of the chart for every step, predicted or taken', () => {
  const { edges } = exploreGraph(toggles(2));

  expect(edges.filter(({ taken }) => taken.length !== 1)).toEqual([]);
  expect(edges.map(({ from, taken, to }) => [from.label, taken[0]?.eventType, to.label]).slice(0, 2)).toEqual([
    ['toggle0.off toggle1.off', 'switched.0', 'toggle0.on toggle1.off'],
    ['toggle0.off toggle1.off', 'switched.1', 'toggle0.off toggle1.on'],
  ]);
});

it('reaches a place by a shortest path, however long', () => {
  const { places } = exploreGraph(maze(1_000));

  expect(places.length).toBe(1_000);
  expect(places.filter((place) => getShortestPath(place).length !== place.depth)).toEqual([]);
});
