import { type Action, isCannot } from '../actions.ts';
import { executorIn, firstAt, isTrigger, triggeredBy } from '../executors.ts';
import { statesIn } from '../graph/names.ts';
import type { Spec } from '../spec.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { fieldsAt } from './given.ts';
import { playedAt } from './turns.ts';

/** What is done at a browser so that a step of a walk is taken; empty where it is not for a browser to take. */
export function actionsAt(spec: Spec, walk: Walk, at: number): readonly Action[] {
  const { from, move } = walk.steps[at] as Step;
  const { actor, event, sample } = move;
  if (actor) return playedAt(spec, walk, at) ?? [];
  const done = executorIn(spec, event.type, statesIn(from));
  if (!done) return [];
  if (!isTrigger(done))
    return [...firstAt(spec, from, event.type, sample), { acts: done, fields: fieldsAt(spec, walk, at) }];
  const triggered = triggeredBy(done, sample);
  return isCannot(triggered) ? [] : triggered;
}
