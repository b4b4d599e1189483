import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { AnyModel } from '#machines/kit/model.ts';
import { committedTable } from '#paths/command/approve.ts';
import { getTransitionTitle, listRestingStates, listTransitions } from '#paths/graph/chart.ts';
import { isPort } from '#paths/graph/effects.ts';
import type { EventCase } from '#paths/graph/eventCases.ts';
import { type Edge, exploreGraph, type Graph, getShortestPath } from '#paths/graph/graph.ts';
import { getPlaceLabel } from '#paths/graph/names.ts';
import { toTransitionTable } from '#paths/writers/transitionTable.ts';

import { onStage } from './machines/stage.ts';

/**
 * Compares a machine with its committed transition table, and runs it over every transition of the chart.
 *
 * The table is derived from the chart without running it, and would not reveal a timer that never starts.
 */
export function describeModel(model: AnyModel): void {
  const { id } = model.machine;

  it(`has the approved transition table of ${id}`, () => {
    const advice = `the chart and ${id}.transitions.md differ; review the change and run: npm run paths -- --approve ${id}`;
    expect(toTransitionTable(model), advice).toBe(committedTable(id));
  });

  it(`calls every port of the machine ${id} by its name`, async () => {
    expect(await namesToldBy(model.machine)).toEqual(portsOf(model.machine).map(([name]) => name));
  });

  it(`takes every transition of the machine ${id} and comes to rest in every state`, () => {
    expect(replayed(model, exploreGraph(model))).toEqual({ transitionsLeft: [], statesLeft: [] });
  });
}

/** Runs a new machine over each edge by the shortest path, and returns what none of them reached. */
function replayed(model: AnyModel, { starts, edges }: Graph) {
  const transitions = new Set<string>();
  const states = new Set<string>();

  const take = (input: string, steps: readonly Edge[]) => {
    const stage = onStage(model.machine, model.inputs[input], {
      alone: true,
      inspect: (happening) => {
        if (happening.type !== '@xstate.microstep') return;
        for (const transition of happening._transitions) transitions.add(getTransitionTitle(transition));
        for (const { id } of (happening.snapshot as AnyMachineSnapshot)._nodes) states.add(id);
      },
    });
    for (const { id } of (stage.actor.getSnapshot() as AnyMachineSnapshot)._nodes) states.add(id);
    for (const [at, { eventCase, to }] of steps.entries()) {
      happen(stage, eventCase);
      const title = [input, ...steps.slice(0, at + 1).map(({ eventCase: { label } }) => label)].join(' → ');
      expect(`${title} → ${getPlaceLabel(stage.actor.getSnapshot(), model)}`).toBe(`${title} → ${to.label}`);
    }
  };

  for (const { input } of starts) take(input, []);
  for (const edge of edges) take(edge.from.input, [...getShortestPath(edge.from), edge]);
  return {
    transitionsLeft: listTransitions(model.machine)
      .map(getTransitionTitle)
      .filter((each) => !transitions.has(each)),
    statesLeft: listRestingStates(model.machine).filter((each) => !states.has(each)),
  };
}

function happen(
  { actor, clock, answer, fail }: ReturnType<typeof onStage>,
  { event, actor: id, delay }: EventCase,
): void {
  if (delay) clock.increment(lengthOf(delay, actor.getSnapshot()));
  else if (id && 'output' in event) answer(id, event.output);
  else if (id) fail(id);
  else actor.send(event);
}

type Length = number | ((args: { context: unknown }) => number);

function lengthOf(delay: string, { machine, context }: AnyMachineSnapshot): number {
  const length = machine.implementations.delays[delay] as Length;
  return typeof length === 'function' ? length({ context }) : length;
}

/** Returns a machine's ports: actions and actors. */
function portsOf({ implementations: { actions, actors } }: AnyStateMachine): (readonly [string, () => unknown])[] {
  return [
    ...Object.entries(actions)
      .filter(([, action]) => isPort(action))
      .map(([name, action]) => [name, () => (action as (_: object) => unknown)({})] as const),
    ...Object.entries(actors)
      .filter(([, logic]) => 'config' in logic && typeof logic.config === 'function')
      .map(([name, logic]) => [name, () => (logic as { config: () => unknown }).config()] as const),
  ];
}

/** Returns the names in the errors of ports that were not provided. */
const namesToldBy = (machine: AnyStateMachine): Promise<string[]> =>
  Promise.all(
    portsOf(machine).map(async ([, use]) => {
      const problem = await Promise.resolve()
        .then(use)
        .catch((error: Error) => error.message);
      return /"(.*)"/.exec(String(problem))?.[1] ?? '';
    }),
  );
