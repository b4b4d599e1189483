import { type AnyStateMachine, StateMachine } from 'xstate';

import { doingsIn } from '../driving/doings.ts';
import { driveIn, fieldsAt } from '../driving/given.ts';
import { answeredAt, doingsAt } from '../driving/turns.ts';
import type { AnyDrive, Tables } from '../flow.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { givenInWords } from './acts.ts';
import { beginningInWords, doingsInWords } from './doings.ts';
import { listed, plain, sentence, textOfCode } from './english.ts';
import { lengthOf, timeInWords } from './times.ts';

/** A walk through a machine, and what is known besides. */
export type Known = { machine: AnyStateMachine; tables: Tables; walk: Walk };

/** In milliseconds. Nobody waits for less. */
const brief = 1_000;

/** What a person does in a step, one thing after the other; empty where nobody does anything. */
export function doneInWords({ machine, tables, walk }: Known, at: number): string[] {
  const drive = driveIn(tables);
  const { delay } = (walk.steps[at] as Step).move;
  const length = delay ? lengthOf(machine, drive, delay) : undefined;
  if (length !== undefined && length >= brief) return [`wait ${timeInWords(length)}`];
  const begins = drive?.begins[walk.input];
  return doingsInWords(doingsIn(tables, walk, at), begins && 'partner' in begins ? begins.partner : '');
}

/** Who begins a walk, where, and with what, one thing after the other; empty where nobody at a browser can. */
export function begunInWords({ tables, walk }: Known): string[] {
  const drive = driveIn(tables);
  const begins = drive?.begins[walk.input];
  if (!begins || 'cannot' in begins) return [];
  const { token } = fieldsAt(drive, walk, -1);
  return beginningInWords(begins, doingsAt(begins.does ?? [], walk, -1), typeof token === 'string' ? token : undefined);
}

/** What happens in a step, for whoever reads it out. */
export function stepInWords(known: Known, at: number): string {
  const { machine, tables, walk } = known;
  const { move, taken } = walk.steps[at] as Step;
  const { event, sample, actor, delay } = move;
  const described = taken.find(({ description }) => description)?.description;
  if (described) return sentence(sample ? `${described} (${sample})` : described);
  const done = doneInWords(known, at);
  if (done.length > 0) return done.map(sentence).join(' ');
  if (actor) return sentence(answerInWords(known, at, actor));
  if (!delay) return sentence(sample ? `${plain(event.type)}, ${sample}` : plain(event.type));
  const length = lengthOf(machine, driveIn(tables), delay);
  return length === undefined ? `Time passes (${plain(delay)}).` : `After ${timeInWords(length)} it goes on by itself.`;
}

function answerInWords({ machine, tables, walk }: Known, at: number, actor: string): string {
  const { sample } = (walk.steps[at] as Step).move;
  const drive = driveIn(tables);
  const ask = drive?.asks[actor];
  const isFlow = machine.implementations.actors[actor] instanceof StateMachine;
  const asked = ask && 'call' in ask ? `\`${ask.call}\`` : `“${plain(actor)}”`;
  const because = drive ? reasonFor(drive, walk, at) : '';
  if (sample === 'no answer') return `no answer comes to ${asked}${because}`;
  if (!ask || !('call' in ask)) return `${asked} ${isFlow ? 'ends' : 'is answered'}: ${sample}`;
  return textOfCode(sample)
    ? `the insurer refuses ${asked} with ${sample}${because}`
    : `the insurer answers ${asked}: ${sample}${because}`;
}

function reasonFor(drive: AnyDrive, walk: Walk, at: number): string {
  const answered = answeredAt(drive, walk, at);
  if (typeof answered !== 'object' || 'cannot' in answered) return '';
  if ('fault' in answered) return ', as it was told';
  const inputs = Object.entries(answered.with).map(([name, given]) => givenInWords(given, name));
  return `, because of ${listed(inputs)}`;
}
