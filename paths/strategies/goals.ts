import { titleOf } from '../graph/chart.ts';
import type { Edge, Graph } from '../graph/graph.ts';
import { statesIn } from '../graph/names.ts';

import type { Step } from './path.ts';

/** What a step is good for, each by a name of its own. */
export type Goals = (
  step: Pick<Step, 'from' | 'eventCase' | 'to' | 'taken' | 'effects' | 'problems'>,
) => readonly string[];

const place = (label: string) => `in ${label}`;
/** A place without anything to tell it from another of its state is called as the state is. */
const state = (label: string) => `being ${statesIn(label).join(' ')}`;

/** Every transition of the chart with every sample that takes it, and every place. */
export const everyTransition: Goals = ({ taken, eventCase, to }) => [
  place(to),
  ...taken.map((transition) => `${titleOf(transition)} ← ${eventCase.label}`),
];

/**
 * What can be seen, once each: every state, every sample of every event, every answer of every call and each delay, and every
 * port in each way in which it shows. From which state is not asked.
 *
 * @param seenOf what is seen of a step's effects, and at the fields that it refused
 */
export const everySight =
  (seenOf: (step: Pick<Step, 'to' | 'effects' | 'problems'>) => readonly unknown[]): Goals =>
  ({ eventCase, to, effects, problems }) => [
    state(to),
    eventCase.label,
    ...effects.map(({ port }) => `calls ${port}`),
    ...seenOf({ to, effects, problems }).map((assertion) => `shows ${JSON.stringify(assertion)}`),
  ];

/** Everything that can be seen, and every transition of the chart with each branch of its guard. States and samples are not combined. */
export const everyBehavior = (seenOf: Parameters<typeof everySight>[0]): Goals => {
  const sights = everySight(seenOf);
  return (step) => [...sights(step), ...step.taken.map((transition) => `takes ${titleOf(transition)}`)];
};

/** What tells an edge of the graph from all others. */
const keyOf = ({ from, eventCase }: Pick<Step, 'from' | 'eventCase'>): string => `${from} ← ${eventCase.label}`;

/** Everything that can happen, everywhere. */
export const everyEdge: Goals = (step) => [keyOf(step)];

export const stepOf = ({ from, to, eventCase, taken, effects, problems }: Edge) => ({
  eventCase,
  taken,
  effects,
  problems,
  from: from.label,
  to: to.label,
});

/** What is still to be done, and which edges of the graph would do some of it. */
export function openGoals({ edges }: Graph, goals: Goals, isAllowed: (edge: Edge) => boolean) {
  const open = new Map<string, number[]>();
  /** How many open goals each edge serves. */
  const worth = new Int32Array(edges.length);
  for (const edge of edges.filter(isAllowed))
    for (const goal of goals(stepOf(edge))) {
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
