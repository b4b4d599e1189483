import { getTransitionTitle } from '../graph/chart.ts';
import type { Edge, Graph } from '../graph/graph.ts';
import { parseStates } from '../graph/names.ts';

import type { Step } from './path.ts';

/** Returns the goals that a step reaches, each with a unique name. */
export type Goals = (
  step: Pick<Step, 'from' | 'eventCase' | 'to' | 'taken' | 'effects' | 'problems'>,
) => readonly string[];

const place = (label: string) => `in ${label}`;
/** Omits the context from the name of a place. */
const state = (label: string) => `being ${parseStates(label).join(' ')}`;

/** Goals: every transition with every sample that takes it, and every place. */
export const everyTransition: Goals = ({ taken, eventCase, to }) => [
  place(to),
  ...taken.map((transition) => `${getTransitionTitle(transition)} ← ${eventCase.label}`),
];

/**
 * Goals: everything visible, once each. Covers every state, every sample of every event, every answer of every call,
 * each delay, and every port with each appearance, regardless of the state before.
 *
 * @param seenOf the visible effects of a step, and the fields that it refused
 */
export const everySight =
  (seenOf: (step: Pick<Step, 'to' | 'effects' | 'problems'>) => readonly unknown[]): Goals =>
  ({ eventCase, to, effects, problems }) => [
    state(to),
    eventCase.label,
    ...effects.map(({ port }) => `calls ${port}`),
    ...seenOf({ to, effects, problems }).map((assertion) => `shows ${JSON.stringify(assertion)}`),
  ];

/**
 * Goals: everything visible, and every transition with each branch of its guard. States and samples are not combined.
 */
export const everyBehavior = (seenOf: Parameters<typeof everySight>[0]): Goals => {
  const sights = everySight(seenOf);
  return (step) => [...sights(step), ...step.taken.map((transition) => `takes ${getTransitionTitle(transition)}`)];
};

const keyOf = ({ from, eventCase }: Pick<Step, 'from' | 'eventCase'>): string => `${from} ← ${eventCase.label}`;

/** Goals: every event in every place. */
export const everyEdge: Goals = (step) => [keyOf(step)];

export const toStep = ({ from, to, eventCase, taken, effects, problems }: Edge) => ({
  eventCase,
  taken,
  effects,
  problems,
  from: from.label,
  to: to.label,
});

/** Tracks the open goals and the edges that would reach them. */
export function openGoals({ edges }: Graph, goals: Goals, isAllowed: (edge: Edge) => boolean) {
  const open = new Map<string, number[]>();
  /** Number of open goals that each edge reaches. */
  const worth = new Int32Array(edges.length);
  for (const edge of edges.filter(isAllowed))
    for (const goal of goals(toStep(edge))) {
      const serving = open.get(goal);
      if (serving) serving.push(edge.index);
      else open.set(goal, [edge.index]);
      worth[edge.index] = (worth[edge.index] ?? 0) + 1;
    }

  const close = (goal: string): void => {
    for (const index of open.get(goal) ?? []) worth[index] = (worth[index] ?? 1) - 1;
    open.delete(goal);
  };
  return {
    isOpen: ({ index }: Edge): boolean => (worth[index] ?? 0) > 0,
    isDone: (): boolean => open.size === 0,
    begin: (label: string): void => [place(label), state(label)].forEach(close),
    reach: (step: Step): void => goals(step).forEach(close),
  };
}
