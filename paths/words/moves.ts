import { type AnyStateMachine, StateMachine } from 'xstate';

import { driveIn, fieldsAt } from '../driving/given.ts';
import { broughtBy, stepNamed } from '../driving/possible.ts';
import { playedAt } from '../driving/turns.ts';
import { type Doing, gestureIn, type Tables } from '../flow.ts';
import type { TextId } from '../gesture.ts';
import { statesIn } from '../graph/names.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { actsInWords } from './acts.ts';
import { doingsInWords } from './doings.ts';
import { plain, say, sentence, textOfCode } from './english.ts';

/**
 * What happens in a step of a walk, for whoever reads it out.
 *
 * @param at of the step
 */
export function stepInWords(machine: AnyStateMachine, tables: Tables, walk: Walk, at: number): string {
  const { from, move, taken } = walk.steps[at] as Step;
  const { event, sample, actor, delay } = move;
  const described = taken.find(({ description }) => description)?.description;
  if (described) return sentence(sample ? `${described} (${sample})` : described);
  const known = driveIn(tables);
  if (delay) return sentence(timeInWords(machine, delay, known?.delays?.[delay]));
  if (actor) return sentence(answerInWords(machine, known && playedAt(known, walk, at), actor, sample));

  const gesture = gestureIn(tables.gestures, event.type, statesIn(from));
  if (gesture && !('from' in gesture)) {
    const acts = actsInWords(gesture, fieldsAt(known, walk, at));
    const first = known?.first?.[stepNamed(from, move)];
    return sentence(first ? `${doingsInWords(first)}; then ${acts}` : acts);
  }
  const words = sample ? `${plain(event.type)}, ${sample}` : plain(event.type);
  if (!gesture) return sentence(words);
  if (gesture.from === 'nobody') return sentence(`${words} (nobody can do this here by hand)`);
  const brought = known ? broughtBy(known.brings, event.type, sample) : [];
  const how = 'cannot' in brought || brought.length === 0 ? '' : ` – ${doingsInWords(brought)}`;
  return sentence(`from ${gesture.from} comes: ${words}${how}`);
}

type Played = readonly Doing[] | undefined;

function answerInWords({ implementations }: AnyStateMachine, played: Played, actor: string, sample: string): string {
  const asked = `“${plain(actor)}”`;
  if (played) return `${doingsInWords(played)}, so that ${asked} ends: ${sample}`;
  if (sample === 'no answer') return `no answer comes to ${asked}`;
  if (implementations.actors[actor] instanceof StateMachine) return `${asked} ends: ${sample}`;
  const text = textOfCode(sample);
  return text ? `${asked} is refused with ${sample}` : `${asked} is answered: ${sample}`;
}

const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

function timeInWords({ implementations }: AnyStateMachine, delay: string, said: number | undefined): string {
  const length = said ?? implementations.delays[delay];
  if (typeof length !== 'number') return `time passes: ${plain(delay)}`;
  const [unit, ms] = units.find(([, size]) => length >= size && length % size === 0) ?? ['millisecond', 1];
  const count = length / ms;
  return `${count} ${unit}${count === 1 ? ' passes' : 's pass'} (${plain(delay)})`;
}

const announced: Readonly<Record<string, TextId>> = {
  announceAdded: 'notices.passenger_added',
  announceUnanswered: 'errors.no_answer',
  announceUncheckable: 'errors.validating_flight',
};

/** What a person is told after a step besides what its state shows; the notices that refusals and silence raise. */
export function toldBy(asks: readonly string[]): string[] {
  return asks.flatMap((ask) => {
    const told = announced[ask];
    if (told) return [say(told)];
    const code = /^react\((?:.*, )?warning, (\w+)\)$/.exec(ask)?.[1];
    const text = code && textOfCode(code);
    return text ? [say(text)] : [];
  });
}
