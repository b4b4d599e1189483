import { StateMachine } from 'xstate';

import { isCode } from '#schema/errors.ts';

import { isCannot } from '../actions.ts';
import { toStepActions } from '../execution/actions.ts';
import { findCause, resolveActions } from '../execution/causes.ts';
import { findStart, getStepFields } from '../execution/fields.ts';
import type { Spec } from '../spec.ts';
import type { Path, Step } from '../strategies/path.ts';

import { actionsInWords, startInWords } from './actions.ts';
import { givenInWords } from './acts.ts';
import { listed, plain, sentence } from './english.ts';
import { levers } from './levers.ts';
import { getDelayLength, timeInWords } from './times.ts';

/** Milliseconds. Manual testers skip shorter waits and fast-forward longer ones. */
const [brief, long] = [1_000, 120_000];

/** Describes a tester's actions in a step. Empty for steps without user actions. */
export function doneInWords(spec: Spec, path: Path, at: number): string[] {
  const { delay } = (path.steps[at] as Step).eventCase;
  const length = delay && !spec.cannot ? getDelayLength(spec, delay) : undefined;
  if (length !== undefined && length > long) return [levers.sleep(length)];
  if (length !== undefined && length >= brief) return [`wait ${timeInWords(length)}`];
  return actionsInWords(toStepActions(spec, path, at), findStart(spec, path)?.partner ?? '');
}

export function begunInWords(spec: Spec, path: Path): string[] {
  const start = findStart(spec, path);
  if (!start) return [];
  const { token } = getStepFields(spec, path, -1);
  return startInWords(start, resolveActions(start.do ?? [], path, -1), typeof token === 'string' ? token : undefined);
}

export function stepInWords(spec: Spec, path: Path, at: number): string {
  const { eventCase, taken } = path.steps[at] as Step;
  const { event, sample, actor, delay } = eventCase;
  const described = taken.find(({ description }) => description)?.description;
  if (described) return sentence(sample ? `${described} (${sample})` : described);
  const done = doneInWords(spec, path, at);
  if (done.length > 0) return done.map(sentence).join(' ');
  if (actor) return sentence(answerInWords(spec, path, at, actor));
  if (!delay) return sentence(sample ? `${plain(event.type)}, ${sample}` : plain(event.type));
  const length = getDelayLength(spec, delay);
  return length === undefined ? `Time passes (${plain(delay)}).` : `After ${timeInWords(length)} it goes on by itself.`;
}

function answerInWords(spec: Spec, path: Path, at: number, actor: string): string {
  const { sample } = (path.steps[at] as Step).eventCase;
  const known = spec.actors[actor];
  const isFlow = spec.model.machine.implementations.actors[actor] instanceof StateMachine;
  const asked = known && 'call' in known ? `\`${known.call}\`` : `“${plain(actor)}”`;
  const because = reasonFor(spec, path, at);
  if (sample === 'no answer') return `no answer comes to ${asked}${because}`;
  if (!known || !('call' in known)) return `${asked} ${isFlow ? 'ends' : 'is answered'}: ${sample}`;
  return isCode(sample)
    ? `the insurer refuses ${asked} with ${sample}${because}`
    : `the insurer answers ${asked}: ${sample}${because}`;
}

function reasonFor(spec: Spec, path: Path, at: number): string {
  const cause = findCause(spec, path, at);
  if (!cause || isCannot(cause)) return '';
  if (cause.fault) return ', as it was told';
  const inputs = Object.entries(cause.with ?? {}).map(([name, given]) => givenInWords(given, name));
  return inputs.length > 0 ? `, because of ${listed(inputs)}` : '';
}
