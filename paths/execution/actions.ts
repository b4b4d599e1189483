import { type Action, isCannot } from '../actions.ts';
import { findExecutor, getPreparation, getTriggerActions, isTrigger } from '../executors.ts';
import type { Spec } from '../spec.ts';
import type { Path, Step } from '../strategies/path.ts';
import { listPlayedActions } from './causes.ts';
import { getStepFields } from './fields.ts';

/** Returns the browser actions of a step. Empty for answers and delays. */
export function toStepActions(spec: Spec, path: Path, at: number): readonly Action[] {
  const { from, eventCase } = path.steps[at] as Step;
  const { actor, event, sample } = eventCase;
  if (actor) return listPlayedActions(spec, path, at) ?? [];
  const done = findExecutor(spec, event.type, from);
  if (!done) return [];
  if (!isTrigger(done))
    return [...getPreparation(spec, from, event.type, sample), { acts: done, fields: getStepFields(spec, path, at) }];
  const triggered = getTriggerActions(done, sample);
  return isCannot(triggered) ? [] : triggered;
}
