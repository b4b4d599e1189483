import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { catalogue } from '#machines/catalogue.ts';
import type { AnyModel } from '#machines/kit/model.ts';
import { branchName } from '#paths/graph/chart.ts';
import { effectInWords } from '#paths/graph/effects.ts';
import { exploreGraph } from '#paths/graph/graph.ts';
import type { StepResult } from '#paths/graph/stepper.ts';
import { toTransitionTable } from '#paths/writers/transitionTable.ts';

import { doorModel } from './door.ts';
import { smallModels } from './randomMachines.ts';
import { type Outcome, readTable } from './readTable.ts';

const gateMachine = setup({
  types: {} as {
    context: { paid: number };
    events: { type: 'coin.inserted' } | { type: 'gate.pushed' } | { type: 'bell.rung'; tone: string };
  },
  actions: {
    ring: (_, _params: { tone: string }) => {},
    pay: assign({ paid: ({ context }) => Math.min(2, context.paid + 1) }),
    keepChange: assign({ paid: 0 }),
    thank: () => {},
  },
  guards: {
    isPaid: ({ context }, atLeast: string) => context.paid >= Number(atLeast),
    isOverpaid: ({ context }) => context.paid > 1,
  },
}).createMachine({
  id: 'gate',
  context: { paid: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'coin.inserted': { actions: 'pay' },
        'gate.pushed': [
          { guard: { type: 'isPaid', params: '2' }, target: 'open', actions: ['thank', 'keepChange'] },
          { guard: { type: 'isPaid', params: '1' }, target: 'open' },
        ],
        'bell.rung': { actions: { type: 'ring', params: ({ event }) => ({ tone: event.tone }) } },
      },
    },
    open: { on: { 'gate.pushed': { guard: 'isOverpaid', target: 'shut' } } },
  },
});

const gateModel: AnyModel = {
  machine: gateMachine,
  inputs: { 'a new gate': undefined },
  events: {
    'coin.inserted': 'no payload',
    'gate.pushed': 'no payload',
    'bell.rung': { 'high | low': { tone: 'ding; dong | [loud]\n' } },
  },
  answers: {},
  stateKey: (({ paid }: { paid: number }) => (paid > 0 ? `paid ${paid}` : '')) as AnyModel['stateKey'],
};

describe('a transition table', () => {
  it('has a row for every event case with its branch, its target and its effects', () => {
    expect(toTransitionTable(doorModel)).toBe(`# door

Written by \`npm run paths -- --approve door\`. “Transition tables” in docs/testers.md explains how to read it.

| Start → place | Effects |
|---|---|
| on the step → outside | |

## outside

| Place | Event [branch] → place | Effects |
|---|---|---|
| outside | door.knocked: loudly → waiting | |

## waiting

| Place | Event [branch] → place | Effects |
|---|---|---|
| waiting | answer: opened [otherwise] → inside | |
| waiting | answer: ACCESS_DENIED [isRefused] → outside | |
| waiting | answer: no answer → outside | |
| waiting | after tooLong → outside | |

## inside

Final state.

## Events that do nothing

- door.left
`);
  });

  it('merges the places of a state into one row, followed by the places that differ', () => {
    expect(toTransitionTable(gateModel)).toContain(`## shut

Places: nothing known; (paid 1); (paid 2).

| Place | Event [branch] → place | Effects |
|---|---|---|
| shut (…) | coin.inserted → shut (paid 2) | |
| shut | coin.inserted → shut (paid 1) | |
`);
  });

  it('gives each place its own row if a merged row would not be shorter', () => {
    expect(toTransitionTable(gateModel)).toContain(`
| shut (paid 1) | gate.pushed [isPaid(1)] → open (paid 1) | |
| shut (paid 2) | gate.pushed [isPaid(2)] → open | thank |
`);
  });

  it('says so if no event does anything', () => {
    expect(toTransitionTable(gateModel)).toContain(`## open

Places: (paid 1); nothing known.

No event does anything here.
`);
  });

  it('escapes pipes, line breaks and separators', () => {
    expect(toTransitionTable(gateModel)).toContain(
      String.raw`| shut (…) | bell.rung: high \| low → shut (…) | ring(ding\; dong \| \[loud\]\n) |`,
    );
  });
});

describe('a transition table can be read back into its graph', () => {
  it.each(Object.entries(catalogue))('in the machine %s', (_, model: AnyModel) => {
    expect(readTable(toTransitionTable(model))).toEqual(cells(model));
  });

  it('with separators in names', () => {
    expect(readTable(toTransitionTable(gateModel))).toEqual(cells(gateModel));
  });

  it('in any small machine', () => {
    fc.assert(
      fc.property(smallModels, (model) => {
        expect(readTable(toTransitionTable(model))).toEqual(cells(model));
      }),
    );
  });
});

/** Returns the cells of a graph: one for each start, and one for each effective event case in a place. */
function cells(model: AnyModel): ReturnType<typeof readTable> {
  const { starts, places } = exploreGraph(model);
  const outcome = ({ taken, effects, to }: StepResult & { to: { label: string } }): Outcome => ({
    branches: taken.flatMap((transition) => branchName(transition) ?? []),
    to: to.label,
    effects: effects.map(effectInWords),
  });
  return {
    starts: Object.fromEntries(starts.map((start) => [start.input, outcome(start)])),
    places: Object.fromEntries(
      places.map(({ label, edges }) => [
        label,
        Object.fromEntries(edges.map((edge) => [edge.eventCase.label, outcome(edge)])),
      ]),
    ),
  };
}
