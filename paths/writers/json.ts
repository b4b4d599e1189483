import { actionsAt } from '../driving/actions.ts';
import { fieldsAt, startOf } from '../driving/given.ts';
import { holdsAt } from '../driving/holds.ts';
import { settledAt } from '../driving/turns.ts';
import { isOver, seenAfter } from '../effects.ts';
import type { Plan } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { seenAt, shownBy } from '../states.ts';
import type { Step, Walk } from '../strategies/walk.ts';
import { titlesOf } from '../words/titles.ts';

/**
 * Everything at once, for other programs, which can do it again: who begins where, what is done with what data, how calls are
 * to be answered, and what must be seen. Names are those of the machines, texts are ids of the catalogue, titles are words.
 */
export function toJson(read: readonly { plan: Plan; spec: Spec }[]): string {
  const machines = read.map(({ plan, spec }) => {
    const titles = titlesOf(plan, spec);
    return {
      id: plan.id,
      ...(spec.cannot ? { cannot: spec.cannot } : { root: spec.root ?? `[data-machine=${plan.id}]` }),
      states: plan.coverage.states,
      transitions: plan.coverage.transitions,
      paths: plan.walks.map(({ id, walk }, at) => ({
        id,
        title: titles[at],
        start: beginningOf(spec, walk),
        steps: walk.steps.map((step, index) => ({
          event: step.move.label,
          state: step.to,
          ...(step.move.delay && { delay: step.move.delay }),
          ...doneAt(spec, walk, index),
          ...seenOf(spec, step),
        })),
      })),
    };
  });
  return `${JSON.stringify({ machines }, null, 2)}\n`;
}

function beginningOf(spec: Spec, walk: Walk) {
  const { do: actions = [], fields: _, samples: __, ...start } = startOf(spec, walk) ?? {};
  const { token } = fieldsAt(spec, walk, -1);
  return {
    input: walk.input,
    state: walk.begins.to,
    ...start,
    ...(token && { token }),
    do: settledAt(actions, walk, -1),
    calls: callsAt(spec, walk, -1),
    ...seenOf(spec, walk.begins),
  };
}

const doneAt = (spec: Spec, walk: Walk, at: number) => ({
  do: spec.cannot ? [] : actionsAt(spec, walk, at),
  calls: callsAt(spec, walk, at),
});

/** The calls that follow, and what befalls them. */
const callsAt = (spec: Spec, walk: Walk, at: number) =>
  holdsAt(spec, walk, at).map(({ fault, again }) => again ?? fault);

const seenOf = (spec: Spec, step: Pick<Step, 'to' | 'effects' | 'problems' | 'context'>) => ({
  sees: [...seenAfter(spec, step), ...(isOver(step) ? [] : seenAt(spec, step))],
  shown: isOver(step) ? null : shownBy(spec, step.to),
});
