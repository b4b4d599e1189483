import { isOver, seenAfter } from '../effects.ts';
import { toStepActions } from '../execution/actions.ts';
import { resolveActions } from '../execution/causes.ts';
import { findStart, getStepFields } from '../execution/fields.ts';
import { listHolds } from '../execution/holds.ts';
import type { Plan } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { getShownState, listStepAssertions } from '../states.ts';
import type { Path, Step } from '../strategies/path.ts';
import { createPathTitles } from '../words/titles.ts';

/**
 * Exports everything for other programs to replay: starts, actions with data, answers and assertions. Names are those
 * of the machines, texts are catalogue ids, titles are words.
 */
export function toJson(read: readonly { plan: Plan; spec: Spec }[]): string {
  const machines = read.map(({ plan, spec }) => {
    const titles = createPathTitles(plan, spec);
    return {
      id: plan.id,
      ...(spec.cannot ? { cannot: spec.cannot } : { root: spec.root ?? `[data-machine=${plan.id}]` }),
      states: plan.coverage.states,
      transitions: plan.coverage.transitions,
      ...(plan.infeasible && { infeasible: plan.infeasible }),
      paths: plan.paths.map(({ id, path }, at) => ({
        id,
        title: titles[at],
        ...(plan.automated?.has(id) && { automated: true }),
        start: beginningOf(spec, path),
        steps: path.steps.map((step, index) => ({
          event: step.eventCase.label,
          state: step.to,
          ...(step.eventCase.delay && { delay: step.eventCase.delay }),
          ...doneAt(spec, path, index),
          ...seenOf(spec, step),
        })),
      })),
      ...(plan.readOnly && spec.readOnly && { readOnly: { id: plan.readOnly, automated: true, ...spec.readOnly } }),
    };
  });
  return `${JSON.stringify({ machines }, null, 2)}\n`;
}

function beginningOf(spec: Spec, path: Path) {
  const { do: actions = [], fields: _, samples: __, ...start } = findStart(spec, path) ?? {};
  const { token } = getStepFields(spec, path, -1);
  return {
    input: path.input,
    state: path.begins.to,
    ...start,
    ...(token && { token }),
    do: resolveActions(actions, path, -1),
    calls: callsAt(spec, path, -1),
    ...seenOf(spec, path.begins),
  };
}

const doneAt = (spec: Spec, path: Path, at: number) => ({
  do: spec.cannot ? [] : toStepActions(spec, path, at),
  calls: callsAt(spec, path, at),
});

const callsAt = (spec: Spec, path: Path, at: number) =>
  listHolds(spec, path, at).map(({ fault, again }) => again ?? fault);

const seenOf = (spec: Spec, step: Pick<Step, 'to' | 'effects' | 'problems' | 'context'>) => ({
  sees: [...seenAfter(spec, step), ...(isOver(step) ? [] : listStepAssertions(spec, step))],
  shown: isOver(step) ? null : getShownState(spec, step.to),
});
