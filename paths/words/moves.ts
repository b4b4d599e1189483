import { StateMachine } from 'xstate';

import { isCode } from '#schema/errors.ts';

import { isCannot } from '../actions.ts';
import { actionsAt } from '../driving/actions.ts';
import { fieldsAt, startOf } from '../driving/given.ts';
import { causeAt, settledAt } from '../driving/turns.ts';
import type { Spec } from '../spec.ts';
import type { Step, Walk } from '../strategies/walk.ts';

import { actionsInWords, startInWords } from './actions.ts';
import { givenInWords } from './acts.ts';
import { listed, plain, sentence } from './english.ts';
import { levers } from './levers.ts';
import { lengthOf, timeInWords } from './times.ts';

/** In milliseconds. Nobody waits for less, and nobody waits for more. */
const [brief, long] = [1_000, 120_000];

/** What a person does in a step, one thing after the other; empty where nobody does anything. */
export function doneInWords(spec: Spec, walk: Walk, at: number): string[] {
  const { delay } = (walk.steps[at] as Step).move;
  const length = delay && !spec.cannot ? lengthOf(spec, delay) : undefined;
  if (length !== undefined && length > long) return [levers.sleep(length)];
  if (length !== undefined && length >= brief) return [`wait ${timeInWords(length)}`];
  return actionsInWords(actionsAt(spec, walk, at), startOf(spec, walk)?.partner ?? '');
}

/** Who begins a walk, where, and with what, one thing after the other; empty where nobody at a browser can. */
export function begunInWords(spec: Spec, walk: Walk): string[] {
  const start = startOf(spec, walk);
  if (!start) return [];
  const { token } = fieldsAt(spec, walk, -1);
  return startInWords(start, settledAt(start.do ?? [], walk, -1), typeof token === 'string' ? token : undefined);
}

/** What happens in a step, for whoever reads it out. */
export function stepInWords(spec: Spec, walk: Walk, at: number): string {
  const { move, taken } = walk.steps[at] as Step;
  const { event, sample, actor, delay } = move;
  const described = taken.find(({ description }) => description)?.description;
  if (described) return sentence(sample ? `${described} (${sample})` : described);
  const done = doneInWords(spec, walk, at);
  if (done.length > 0) return done.map(sentence).join(' ');
  if (actor) return sentence(answerInWords(spec, walk, at, actor));
  if (!delay) return sentence(sample ? `${plain(event.type)}, ${sample}` : plain(event.type));
  const length = lengthOf(spec, delay);
  return length === undefined ? `Time passes (${plain(delay)}).` : `After ${timeInWords(length)} it goes on by itself.`;
}

function answerInWords(spec: Spec, walk: Walk, at: number, actor: string): string {
  const { sample } = (walk.steps[at] as Step).move;
  const known = spec.actors[actor];
  const isFlow = spec.model.machine.implementations.actors[actor] instanceof StateMachine;
  const asked = known && 'call' in known ? `\`${known.call}\`` : `“${plain(actor)}”`;
  const because = reasonFor(spec, walk, at);
  if (sample === 'no answer') return `no answer comes to ${asked}${because}`;
  if (!known || !('call' in known)) return `${asked} ${isFlow ? 'ends' : 'is answered'}: ${sample}`;
  return isCode(sample)
    ? `the insurer refuses ${asked} with ${sample}${because}`
    : `the insurer answers ${asked}: ${sample}${because}`;
}

function reasonFor(spec: Spec, walk: Walk, at: number): string {
  const cause = causeAt(spec, walk, at);
  if (!cause || isCannot(cause)) return '';
  if (cause.fault) return ', as it was told';
  const inputs = Object.entries(cause.with ?? {}).map(([name, given]) => givenInWords(given, name));
  return inputs.length > 0 ? `, because of ${listed(inputs)}` : '';
}
