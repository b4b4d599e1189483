import { type Action, isCannot } from '../actions.ts';
import { executorIn, firstAt, isTrigger, triggeredBy } from '../executors.ts';
import type { Spec } from '../spec.ts';
import type { Path, Step } from '../strategies/path.ts';
import { playedAt } from './causes.ts';
import { fieldsAt } from './fields.ts';

/** Returns the browser actions of a step. Empty for answers and delays. */
export function actionsAt(spec: Spec, path: Path, at: number): readonly Action[] {
  const { from, eventCase } = path.steps[at] as Step;
  const { actor, event, sample } = eventCase;
  if (actor) return playedAt(spec, path, at) ?? [];
  const done = executorIn(spec, event.type, from);
  if (!done) return [];
  if (!isTrigger(done))
    return [...firstAt(spec, from, event.type, sample), { acts: done, fields: fieldsAt(spec, path, at) }];
  const triggered = triggeredBy(done, sample);
  return isCannot(triggered) ? [] : triggered;
}
