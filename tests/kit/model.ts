import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import { restingStatesOf, titleOf, transitionsOf } from '#paths/graph/chart.ts';
import { type Effect, effectInWords } from '#paths/graph/effects.ts';
import { type Edge, type Graph, graphOf, wayTo } from '#paths/graph/graph.ts';
import type { Move } from '#paths/graph/moves.ts';
import { nameOf } from '#paths/graph/names.ts';

import { onStage } from './machines/stage.ts';

/** Where each event leads from each state, and what is asked of the world on the way: `closed + leaveBy(front page)`. */
export type Table = Record<string, Record<string, string>>;

/** The row that says how a machine begins with each input. */
const beginning = 'to begin with';

/**
 * The two tests that every machine has beside its promises.
 *
 * The table is written by hand and whole: what is not in it must do nothing. Then a running machine is walked over every
 * transition, since a table of the chart alone would not notice a timer that never starts.
 */
export function describeModel(model: AnyModel, table: Table): void {
  const graph = graphOf(model);

  describe(`the table of the machine ${model.machine.id}`, () => {
    const found = tableOf(graph);

    it('has every state', () => {
      expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(found)));
    });

    it.each(Object.entries(table))('%s', (state, cells) => {
      expect(found[state]).toEqual(cells);
    });
  });

  it(`walks every transition of the machine ${model.machine.id} and comes to rest in every state`, () => {
    expect(walked(model, graph)).toEqual({ transitionsLeft: [], statesLeft: [] });
  });
}

/** Every cell in which something happens. */
function tableOf({ starts, places }: Graph): Table {
  const cell = (to: string, effects: readonly Effect[]) => [to, ...effects.map(effectInWords)].join(' + ');
  const begins = starts.map(({ input, to, effects }) => [input, cell(to.label, effects)]);
  return Object.fromEntries([
    [beginning, Object.fromEntries(begins)],
    ...places.map(({ label, edges }) => [
      label,
      Object.fromEntries(edges.map(({ move, to, effects }) => [move.label, cell(to.label, effects)])),
    ]),
  ]);
}

/** Takes a new machine over each edge, by the shortest way there, and says what none of them came by. */
function walked(model: AnyModel, { starts, edges }: Graph) {
  const transitions = new Set<string>();
  const states = new Set<string>();

  const walk = (input: string, steps: readonly Edge[]) => {
    const stage = onStage(model.machine, model.inputs[input], {
      alone: true,
      inspect: (happening) => {
        if (happening.type !== '@xstate.microstep') return;
        for (const transition of happening._transitions) transitions.add(titleOf(transition));
        for (const { id } of (happening.snapshot as AnyMachineSnapshot)._nodes) states.add(id);
      },
    });
    for (const [at, { move, to }] of steps.entries()) {
      happen(stage, move);
      const title = [input, ...steps.slice(0, at + 1).map(({ move: { label } }) => label)].join(' → ');
      expect(`${title} → ${nameOf(stage.actor.getSnapshot(), model)}`).toBe(`${title} → ${to.label}`);
    }
  };

  for (const { input } of starts) walk(input, []);
  for (const edge of edges) walk(edge.from.input, [...wayTo(edge.from), edge]);
  return {
    transitionsLeft: transitionsOf(model.machine)
      .map(titleOf)
      .filter((each) => !transitions.has(each)),
    statesLeft: restingStatesOf(model.machine).filter((each) => !states.has(each)),
  };
}

function happen({ actor, clock, answer, fail }: ReturnType<typeof onStage>, { event, actor: id, delay }: Move): void {
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
