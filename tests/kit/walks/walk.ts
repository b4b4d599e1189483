import { describe, expect, it } from 'vitest';

import type { AnyModel } from '#machines/model.ts';

import { titleOf } from '#paths/graph/chart.ts';
import { type Edge, graphOf } from '#paths/graph/graph.ts';
import { statesIn } from '#paths/graph/names.ts';
import { coverOf } from '#paths/strategies/cover.ts';
import { everyEdge, type Goals, stepOf } from '#paths/strategies/goals.ts';
import type { Walk } from '#paths/strategies/walk.ts';

import type { Flow, Gestures } from './flow.ts';
import { happen } from './happen.ts';
import { expectSeen } from './look.ts';
import { preload } from './preload.ts';
import { openStage, type Stage, until } from './stage.tsx';

/** In milliseconds, on a machine that has other things to do. */
const longestWalk = 60_000;
/** In steps. */
const longest = 20;

/** Walks every transition of a machine through the real portal, in a handful of walks. */
export function walkThrough<Model extends AnyModel, All extends Gestures>(model: Model, given: Flow<Model, All>): void {
  const { id } = model.machine;
  const flow = { root: `[data-machine=${id}]`, ...(given as unknown as Flow) };
  const isLast = flow.isLast ?? (() => false);
  const graph = graphOf(model);
  const goals = flow.onceEach ? onceInEachState : everyEdge;
  const isAllowed = (edge: Edge) => !isImpossible(flow, edge);
  const walks = coverOf(model, graph, { goals, isAllowed, isLast, goesOn: flow.goesOn ?? [], longest });

  preload();

  describe(`the flow ${id}, on screen`, () => {
    it('is walked from every beginning over every transition', () => {
      const reached = new Set(walks.flatMap(({ steps }) => steps.flatMap(goals)));
      const all = graph.edges.filter(isAllowed).map(stepOf).flatMap(goals);
      expect(all.filter((goal) => !reached.has(goal))).toEqual([]);
      expect(new Set(walks.map(({ input }) => input))).toEqual(new Set(Object.keys(model.inputs)));
    });

    it.each(walks.map((walk, at) => [at + 1, walk.input, walk] as const))(
      'walk %i: %s',
      async (_, __, walk) => {
        const stage = await openStage({ ...flow.inputs[walk.input], holds: flow.holds });
        await flow.begin?.(stage);
        await until(() => expectToBe(stage, flow, walk.begins.to));
        await expectDone(stage, flow, walk.begins.asks);

        for (const [at, step] of walk.steps.entries()) {
          try {
            await happen(stage, flow, step, () => expectToBe(stage, flow, step.from));
            if (!isLast(step)) await until(() => expectToBe(stage, flow, step.to));
            await expectDone(stage, flow, step.asks);
          } catch (error) {
            const trail = trailOf({ ...walk, steps: walk.steps.slice(0, at + 1) });
            throw new Error(`${trail}: ${(error as Error).message}`, { cause: error });
          }
        }
      },
      longestWalk,
    );
  });
}

const onceInEachState: Goals = ({ from, move, to, taken }) => [
  ...taken.map((transition) => `${titleOf(transition)} ← ${move.label}`),
  `${statesIn(from).join(' ')} ← ${move.label} → ${statesIn(to).join(' ')}`,
];

function isImpossible({ cannot = {} }: Flow, { from, move }: Edge): boolean {
  const names = [move.label, ...statesIn(from.label).map((state) => `${state} ← ${move.label}`)];
  return names.some((name) => name in cannot);
}

/** The way taken, for whoever reads where it broke. */
const trailOf = ({ input, steps }: Walk): string => [input, ...steps.map(({ move }) => move.label)].join(' → ');

/** The page says in which state it is, and shows what must be seen then. */
function expectToBe(stage: Stage, { sights, root = '', stateOf, looks }: Flow, label: string): void {
  const states = statesIn(label);
  const known = states.map((state) => {
    const sight = sights[state];
    if (!sight || sight === 'passing') throw new Error(`Nobody says what is seen in ${state}`);
    return sight;
  });
  const element = document.querySelector<HTMLElement>(root);
  const said = stateOf ? stateOf(stage) : element?.dataset.state;
  if (said !== undefined || known.every((sight) => sight.root !== 'none')) expect(said).toBe(states.join(' '));
  for (const sight of known.flatMap(({ sees }) => sees)) expectSeen(sight);
  looks?.(stage, states);
}

/** What the machine asked of the world was done: `leaveBy(front page, timeout)`. What it told its parent is the parent's. */
async function expectDone(stage: Stage, { asks }: Flow, asked: readonly string[]): Promise<void> {
  for (const words of asked.filter((each) => !each.startsWith('tells '))) {
    const [, name = '', details = ''] = /^(\w+)(?:\((.*)\))?$/.exec(words) ?? [];
    const look = asks[name];
    if (!look) throw new Error(`Nobody looks whether ${name} was done`);
    await look(stage, ...details.split(', '));
  }
}
