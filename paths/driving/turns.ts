import type { Answered, AnyDrive, Cannot, Doing, Way } from '../flow.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { answeredBy } from './possible.ts';

/** How an actor comes to be answered in this step of a walk; undefined where no call of the insurer's is answered. */
export function answeredAt({ asks }: AnyDrive, walk: Walk, at: number): Way | Cannot | undefined {
  const { actor, sample } = (walk.steps[at] as Step).move;
  const ask = actor ? asks[actor] : undefined;
  return ask && 'call' in ask ? wayAt(answeredBy(ask.answers, sample), walk, at) : undefined;
}

function wayAt(answered: Answered, { input, steps }: Walk, at: number): Way | Cannot {
  if (typeof answered !== 'object') return answered;
  if ('ifBegun' in answered) return chosen(answered.ifBegun, input in answered.ifBegun ? input : undefined);
  if ('ifLater' in answered) return laterIn(answered.ifLater, steps, at);
  if (!('ifAfter' in answered)) return answered;
  const done = steps.slice(0, at).findLast(({ move }) => move.event.type in answered.ifAfter);
  return chosen(answered.ifAfter, done?.move.event.type);
}

/** What is played in this step, if a flow of its own answers it; differently each time where it says so. */
export function playedAt({ asks }: AnyDrive, { steps }: Walk, at: number): readonly Doing[] | undefined {
  const { actor, sample, label } = (steps[at] as Step).move;
  const ask = actor ? asks[actor] : undefined;
  const played = ask && 'plays' in ask ? ask.plays[sample] : undefined;
  if (!played || 'cannot' in played) return undefined;
  if (!('inTurn' in played)) return played;
  const before = steps.slice(0, at).filter(({ move }) => move.label === label).length;
  return played.inTurn[before % played.inTurn.length];
}

/**
 * What is done, after it is known how the walk goes on.
 *
 * @param at of the step before; -1 for the beginning
 */
export const doingsAt = (doings: readonly Doing[], walk: Walk, at: number): readonly Doing[] =>
  doings.flatMap((doing) =>
    'ifLater' in doing ? doingsAt(laterIn(doing.ifLater, walk.steps, at), walk, at) : [doing],
  );

function laterIn<Thing>(things: Readonly<Record<string, Thing>>, steps: readonly Step[], at: number): Thing {
  return chosen(things, steps.slice(at + 1).find(({ move }) => move.label in things)?.move.label);
}

const chosen = <Thing>(things: Readonly<Record<string, Thing>>, name: string | undefined): Thing =>
  (name === undefined ? Object.values(things)[0] : things[name]) as Thing;
