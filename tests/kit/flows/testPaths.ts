import { describe, expect, it } from 'vitest';

import { isCannot } from '#paths/actions.ts';
import { isOver, seenAfter } from '#paths/effects.ts';
import { findStart } from '#paths/execution/fields.ts';
import { findExecutor, findImpossibleReason, findPlaceException, isTrigger } from '#paths/executors.ts';
import { getTransitionTitle } from '#paths/graph/chart.ts';
import { type Edge, exploreGraph, type Graph } from '#paths/graph/graph.ts';
import { parseStates } from '#paths/graph/names.ts';
import type { Spec } from '#paths/spec.ts';
import { getShownState, listStepAssertions } from '#paths/states.ts';
import { findCoveringPaths } from '#paths/strategies/cover.ts';
import { everyBehavior, everyEdge, type Goals, toStep } from '#paths/strategies/goals.ts';
import type { Path, Step } from '#paths/strategies/path.ts';
import { openStage, type Stage, until } from '../browser/stage.tsx';
import { isExhaustive } from '../tier.ts';
import type { OnScreen } from './flow.ts';
import { happen, play } from './happen.ts';
import { assertSeen, expectSeen } from './look.ts';
import { toOpening } from './opening.ts';
import { preload } from './preload.ts';

/** In milliseconds, on a busy machine. */
const longestPath = 120_000;
/** In steps. */
const longest = 20;

type Flow = { spec: Spec; on: OnScreen; root: string };

/** Tests the transitions of a machine through the real portal, along a handful of paths. */
export function testPaths(spec: Spec, on: OnScreen = {}): void {
  const { model } = spec;
  const { id } = model.machine;
  const flow: Flow = { spec, on, root: on.root ?? spec.root ?? `[data-machine=${id}]` };
  const graph = exploreGraph(model);
  const goals = goalsFor(flow);
  const isAllowed = (edge: Edge) => !isImpossible(flow, edge);
  const paths = findCoveringPaths(model, graph, { goals, isAllowed, isLast: isOver, goesOn: on.goesOn ?? [], longest });

  preload();

  describe(`the flow ${id}, on screen`, () => {
    it('covers every goal of the tier from every start', () => {
      const reached = new Set(paths.flatMap(({ steps }) => steps.flatMap(goals)));
      const all = edgesIn(graph, isAllowed).map(toStep).flatMap(goals);
      expect(all.filter((goal) => !reached.has(goal))).toEqual([]);
      expect(new Set(paths.map(({ input }) => input))).toEqual(new Set(Object.keys(model.inputs)));
    });

    it.each(paths.map((path, at) => [at + 1, path.input, path] as const))(
      'path %i: %s',
      async (_, __, path) => {
        const stage = await begin(flow, path);
        await until(() => expectToBe(stage, flow, path.begins));
        await expectDone(stage, flow, path.begins);

        for (const [at, step] of path.steps.entries()) {
          const before = path.steps[at - 1] ?? path.begins;
          try {
            await happen(stage, flow, { path, at }, () => expectToBe(stage, flow, before));
            await expectDone(stage, flow, step);
            if (!isOver(step)) await until(() => expectToBe(stage, flow, step));
          } catch (error) {
            const trail = trailOf({ ...path, steps: path.steps.slice(0, at + 1) });
            throw new Error(`${trail}: ${(error as Error).message}`, { cause: error });
          }
        }
      },
      longestPath,
    );

    it.each(spec.readOnly ? [spec.readOnly] : [])(
      'is closed to read-only users, with the reason',
      async ({ start, sees }) => {
        const stage = await openStage({ ...toOpening(start), ...on.readOnly });
        await play(stage, start.do ?? []);
        for (const assertion of sees) await assertSeen(stage, assertion);
      },
    );
  });
}

/** Opens the page and holds the flow's calls once it has started; before that, only those of its start. */
async function begin({ spec, on }: Flow, path: Path): Promise<Stage> {
  const { input, begins } = path;
  const start = findStart(spec, path);
  const opening = on.inputs?.[input] ?? (start && toOpening(start));
  if (!opening) throw new Error(`Nobody says how a page is opened: ${input}`);
  const own = Object.entries(spec.actors).flatMap(([name, actor]) => ('call' in actor ? [[name, actor.document]] : []));
  const asked = own.filter(([name = '']) => begins.starts.includes(name)).map(([, document = '']) => document);
  const stage = await openStage({ ...opening, holds: [...(on.holds ?? []), ...asked] });
  if (on.begin) await on.begin(stage, input);
  else if (!on.inputs && start) await play(stage, start.do ?? []);
  stage.wire.hold(own.map(([, document = '']) => document));
  return stage;
}

/** Returns the allowed edges that can be reached by allowed edges. */
function edgesIn({ starts }: Graph, isAllowed: (edge: Edge) => boolean): Edge[] {
  const places = new Set(starts.map(({ to }) => to));
  for (const { edges } of places) for (const edge of edges) if (isAllowed(edge)) places.add(edge.to);
  return [...places].flatMap(({ edges }) => edges.filter(isAllowed));
}

/** The exhaustive tier takes every transition from every state key; the short one proves each behaviour once. */
function goalsFor({ spec, on }: Flow): Goals {
  if (!isExhaustive) return everyBehavior((step) => seenAfter(spec, step));
  return on.onceEach ? onceInEachState : everyEdge;
}

const onceInEachState: Goals = ({ from, eventCase, to, taken }) => [
  ...taken.map((transition) => `${getTransitionTitle(transition)} ← ${eventCase.label}`),
  `${parseStates(from).join(' ')} ← ${eventCase.label} → ${parseStates(to).join(' ')}`,
];

/** Returns whether the screen makes the edge infeasible. */
function isImpossible({ spec, on }: Flow, { from, eventCase: { label, actor, sample, event } }: Edge): boolean {
  if (findPlaceException(on.except?.[label] ?? {}, from.label)) return true;
  const known = actor ? spec.actors[actor] : undefined;
  const played = known && 'plays' in known ? known.plays[sample] : undefined;
  if (actor) return played !== undefined && isCannot(played) && !on.answers?.[actor]?.[sample];
  if (findImpossibleReason(spec, event.type, sample) && !on.sends?.includes(event.type)) return true;
  const done = findExecutor(spec, event.type, from.label);
  // An event that no user can cause is possible if the test can send it.
  return done !== undefined && isTrigger(done) && done.from === 'nobody' && !on.sends?.includes(event.type);
}

const trailOf = ({ input, steps }: Path): string =>
  [input, ...steps.map(({ eventCase }) => eventCase.label)].join(' → ');

/** Checks that the page shows the machine's state and the elements of it. */
function expectToBe(stage: Stage, { spec, on, root }: Flow, step: Pick<Step, 'to' | 'context'>): void {
  const states = parseStates(step.to);
  for (const state of states)
    if ((spec.states[state] ?? 'transient') === 'transient') throw new Error(`Nobody says what is seen in ${state}`);
  const element = document.querySelector<HTMLElement>(root);
  const said = on.stateOf ? on.stateOf(stage) : element?.dataset.state;
  if (said !== undefined || getShownState(spec, step.to) !== null) expect(said).toBe(states.join(' '));
  for (const assertion of listStepAssertions(spec, step))
    if (!('notice' in assertion || 'dialog' in assertion)) expectSeen(assertion);
  on.invariant?.(stage, states);
}

/** Checks the visible effects of the machine's actions. Messages to its parent are tested with the parent. */
async function expectDone(stage: Stage, { spec, on }: Flow, step: Pick<Step, 'to' | 'effects' | 'problems'>) {
  for (const assertion of seenAfter(spec, step)) await assertSeen(stage, assertion);
  for (const { port, params } of step.effects.filter((effect) => effect.port !== 'tells')) {
    const look = on.effects?.[port];
    if (spec.cannot && !look) throw new Error(`Nobody looks whether ${port} was done`);
    await look?.(stage, params as never, step);
  }
}
