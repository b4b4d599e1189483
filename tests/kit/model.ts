import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import { restingStatesOf, titleOf, transitionsOf } from '#paths/graph/chart.ts';
import { type Effect, effectInWords, isPort } from '#paths/graph/effects.ts';
import type { EventCase } from '#paths/graph/eventCases.ts';
import { type Edge, edgesTo, type Graph, graphOf } from '#paths/graph/graph.ts';
import { nameOf } from '#paths/graph/names.ts';

import { onStage } from './machines/stage.ts';
import {
  beginning,
  type Cells,
  idleIn,
  missingIn,
  repeatedIn,
  type Table,
  type Undecided,
  undecidedIn,
  writtenOut,
} from './machines/table.ts';

/**
 * The two tests that every machine has beside its promises.
 *
 * The table is written by hand and whole: what is not in it must do nothing. Rows that are computed come after it. Then a
 * running machine is taken over every transition, since a table of the chart alone would not notice a timer that never starts.
 */
export function describeModel<
  const Model extends AnyModel,
  const Rows extends Table<Model>,
  const Computed extends readonly Cells[] = readonly [],
>(
  model: Model,
  table: Rows & (Computed extends readonly [] ? Undecided<Model, Rows> : unknown),
  ...computed: Computed
): void {
  const graph = graphOf(model);
  const places = graph.places.map(({ label }) => label);
  const { [beginning]: begins, ...written } = table as Cells;
  const rows: Cells = Object.assign({}, written, ...computed);

  describe(`the table of the machine ${model.machine.id}`, () => {
    const found = cellsOf(graph);

    it('has every state', () => {
      expect(missingIn(rows, places)).toEqual([]);
    });

    it('says of every event what it does', () => {
      expect(undecidedIn(rows, Object.keys(model.events))).toEqual([]);
    });

    it('begins as it says', () => {
      expect(beginningsOf(graph)).toEqual(begins);
    });

    it.each(Object.entries(writtenOut(rows, places)))('%s', (place, cells) => {
      expect(found[place]).toEqual(cells);
    });

    it('says nothing twice, and nothing of what there is not', () => {
      expect(repeatedIn([written, ...computed])).toEqual([]);
      expect(idleIn(rows, places)).toEqual([]);
    });
  });

  it(`calls every port of the machine ${model.machine.id} by its name`, async () => {
    expect(await namesToldBy(model.machine)).toEqual(portsOf(model.machine).map(([name]) => name));
  });

  it(`takes every transition of the machine ${model.machine.id} and comes to rest in every state`, () => {
    expect(replayed(model, graph)).toEqual({ transitionsLeft: [], statesLeft: [] });
  });
}

const cellOf = (to: string, effects: readonly Effect[]) => [to, ...effects.map(effectInWords)].join(' + ');

const beginningsOf = ({ starts }: Graph) =>
  Object.fromEntries(starts.map(({ input, to, effects }) => [input, cellOf(to.label, effects)]));

/** Every cell in which something happens. */
const cellsOf = ({ places }: Graph): Cells =>
  Object.fromEntries(
    places.map(({ label, edges }) => [
      label,
      Object.fromEntries(edges.map(({ eventCase, to, effects }) => [eventCase.label, cellOf(to.label, effects)])),
    ]),
  );

/** Takes a new machine over each edge, by the shortest way there, and says what none of them came by. */
function replayed(model: AnyModel, { starts, edges }: Graph) {
  const transitions = new Set<string>();
  const states = new Set<string>();

  const take = (input: string, steps: readonly Edge[]) => {
    const stage = onStage(model.machine, model.inputs[input], {
      alone: true,
      inspect: (happening) => {
        if (happening.type !== '@xstate.microstep') return;
        for (const transition of happening._transitions) transitions.add(titleOf(transition));
        for (const { id } of (happening.snapshot as AnyMachineSnapshot)._nodes) states.add(id);
      },
    });
    for (const { id } of (stage.actor.getSnapshot() as AnyMachineSnapshot)._nodes) states.add(id);
    for (const [at, { eventCase, to }] of steps.entries()) {
      happen(stage, eventCase);
      const title = [input, ...steps.slice(0, at + 1).map(({ eventCase: { label } }) => label)].join(' → ');
      expect(`${title} → ${nameOf(stage.actor.getSnapshot(), model)}`).toBe(`${title} → ${to.label}`);
    }
  };

  for (const { input } of starts) take(input, []);
  for (const edge of edges) take(edge.from.input, [...edgesTo(edge.from), edge]);
  return {
    transitionsLeft: transitionsOf(model.machine)
      .map(titleOf)
      .filter((each) => !transitions.has(each)),
    statesLeft: restingStatesOf(model.machine).filter((each) => !states.has(each)),
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

/** What leaves a machine: done, or asked. */
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

/** A port that nobody provided says which it is. */
const namesToldBy = (machine: AnyStateMachine): Promise<string[]> =>
  Promise.all(
    portsOf(machine).map(async ([, use]) => {
      const problem = await Promise.resolve()
        .then(use)
        .catch((error: Error) => error.message);
      return /"(.*)"/.exec(String(problem))?.[1] ?? '';
    }),
  );
