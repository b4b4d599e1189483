import { describe, expect, it } from 'vitest';

import type { AnyModel } from '#machines/model.ts';

import { graphOf } from '../machines/graph.ts';
import { coverOf, keyOf, type Walk } from './cover.ts';
import type { Flow, Gestures } from './flow.ts';
import { happen, statesIn } from './happen.ts';
import { expectSeen } from './look.ts';
import { preload } from './preload.ts';
import { openStage, type Stage, until } from './stage.tsx';

/** In milliseconds, on a machine that has other things to do. */
const longestWalk = 60_000;

/** Walks every transition of a machine through the real portal, in a handful of walks. */
export function walkThrough<Model extends AnyModel, All extends Gestures>(model: Model, given: Flow<Model, All>): void {
  const { id } = model.machine;
  const flow = { root: `[data-machine=${id}]`, ...(given as unknown as Flow) };
  const isLast = flow.isLast ?? (() => false);
  const walks = coverOf(model, isLast, flow.goesOn ?? []);

  preload();

  describe(`the flow ${id}, on screen`, () => {
    it('is walked from every beginning over every transition', () => {
      const taken = new Set(walks.flatMap(({ edges }) => edges.map(({ from, move }) => keyOf(from, move))));
      const all = graphOf(model).edges.map(({ from, move }) => keyOf(from.label, move));
      expect(all.filter((edge) => !taken.has(edge))).toEqual([]);
      expect(new Set(walks.map(({ input }) => input))).toEqual(new Set(Object.keys(model.inputs)));
    });

    it.each(walks.map((walk, at) => [at + 1, walk.input, walk] as const))(
      'walk %i: %s',
      async (_, __, walk) => {
        const stage = await openStage({ ...flow.inputs[walk.input], holds: flow.holds });
        await flow.begin?.(stage);
        await until(() => expectToBe(stage, flow, walk.begins.to));
        await expectDone(stage, flow, walk.begins.asks);

        for (const [at, edge] of walk.edges.entries()) {
          try {
            await happen(stage, flow, edge, () => expectToBe(stage, flow, edge.from));
            if (!isLast(edge)) await until(() => expectToBe(stage, flow, edge.to));
            await expectDone(stage, flow, edge.asks);
          } catch (error) {
            const trail = trailOf({ ...walk, edges: walk.edges.slice(0, at + 1) });
            throw new Error(`${trail}: ${(error as Error).message}`, { cause: error });
          }
        }
      },
      longestWalk,
    );
  });
}

/** The way taken, for whoever reads where it broke. */
const trailOf = ({ input, edges }: Walk): string => [input, ...edges.map(({ move }) => move.label)].join(' → ');

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
