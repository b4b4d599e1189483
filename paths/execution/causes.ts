import { type Action, type Cannot, isCannot } from '../actions.ts';
import type { Answer, Cause, Spec } from '../spec.ts';
import type { Path, Step } from '../strategies/path.ts';

import { findAnswer } from './answers.ts';

/** Returns the cause of the answer in a step, or undefined if the step is not an answer of the insurer. */
export function findCause({ actors }: Spec, path: Path, at: number): Cause | Cannot | undefined {
  const { actor, sample } = (path.steps[at] as Step).eventCase;
  const known = actor ? actors[actor] : undefined;
  return known && 'call' in known ? causeIn(findAnswer(known.answers, sample), path, at) : undefined;
}

function causeIn(answer: Answer, { input, steps }: Path, at: number): Cause | Cannot {
  if (answer === 'as it is') return {};
  if (isCannot(answer)) return answer;
  if ('ifBegun' in answer) return chosen(answer.ifBegun, input in answer.ifBegun ? input : undefined);
  if ('ifLater' in answer) return selectByLaterAnswer(answer.ifLater, steps, at);
  if (!('ifAfter' in answer)) return answer;
  const done = steps.slice(0, at).findLast(({ eventCase }) => eventCase.event.type in answer.ifAfter);
  return chosen(answer.ifAfter, done?.eventCase.event.type);
}

/** Returns the actions that play a child flow in a step, or undefined if none is played. */
export function listPlayedActions(
  { actors }: Spec,
  { begins, steps }: Path,
  at: number,
): readonly Action[] | undefined {
  const { actor, sample, label } = (steps[at] as Step).eventCase;
  const known = actor ? actors[actor] : undefined;
  const play = known && 'plays' in known ? known.plays[sample] : undefined;
  if (!play || isCannot(play)) return undefined;
  const { context } = steps[at - 1] ?? begins;
  const played = typeof play === 'function' ? play(context as never) : play;
  if (!('inTurn' in played)) return played;
  const before = steps.slice(0, at).filter(({ eventCase }) => eventCase.label === label).length;
  return played.inTurn[before % played.inTurn.length];
}

/**
 * Resolves actions that depend on the rest of the path.
 *
 * @param at index of the step before; -1 for the start
 */
export const resolveActions = (actions: readonly Action[], path: Path, at: number): readonly Action[] =>
  actions.flatMap((action) =>
    'ifLater' in action ? resolveActions(selectByLaterAnswer(action.ifLater, path.steps, at), path, at) : [action],
  );

/** Selects by an answer after this step; otherwise the first. */
export function selectByLaterAnswer<Thing>(
  things: Readonly<Record<string, Thing>>,
  steps: readonly Step[],
  at: number,
): Thing {
  return chosen(things, steps.slice(at + 1).find(({ eventCase }) => eventCase.label in things)?.eventCase.label);
}

const chosen = <Thing>(things: Readonly<Record<string, Thing>>, name: string | undefined): Thing =>
  (name === undefined ? Object.values(things)[0] : things[name]) as Thing;
