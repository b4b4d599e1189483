import type { Gesture } from '#paths/gesture.ts';
import { statesIn } from '#paths/graph/names.ts';
import type { Step } from '#paths/strategies/walk.ts';

import { perform } from './acts.ts';
import type { Answer, Bring, Flow } from './flow.ts';
import { type Stage, settled } from './stage.tsx';

/** Makes a step happen as it does in life: by what a person does, an answer, time, or somebody else. */
export async function happen(stage: Stage, flow: Flow, step: Step, check: () => void): Promise<void> {
  const { sample, actor, delay } = step.move;
  if (delay) await elapse(stage, flow, delay, check);
  else if (actor) await answerTo(flow, actor, sample)(stage, step);
  else await gestured(stage, flow, step);
  await settled();
}

async function elapse(stage: Stage, { delays = {} }: Flow, delay: string, check: () => void): Promise<void> {
  const length = delays[delay];
  if (length === undefined) throw new Error(`Nobody says how long ${delay} is`);
  if (typeof length === 'function') return stage.pass(length(stage));
  await stage.pass(length - 1);
  check();
  await stage.pass(1);
}

function answerTo({ answers }: Flow, actor: string, label: string): Answer {
  const answer = (answers as Record<string, Record<string, Answer>>)[actor]?.[label];
  if (!answer) throw new Error(`Nobody knows how ${actor} is answered with “${label}”`);
  return answer;
}

async function gestured(stage: Stage, flow: Flow, { from, move: { event, sample } }: Step): Promise<void> {
  const gesture = gestureFor(flow, event.type, statesIn(from));
  await flow.before?.(stage, event);
  if (!('from' in gesture)) {
    await perform(stage, gesture, { ...event, ...flow.fields?.[event.type]?.[sample] });
    return stage.pass(flow.pause ?? 0);
  }
  const bring = (flow.brings as Record<string, Bring>)[event.type];
  if (!bring) throw new Error(`Nobody brings about ${event.type}`);
  await bring(stage, event);
}

function gestureFor({ gestures }: Flow, type: string, states: readonly string[]): Gesture {
  const known = gestures[type];
  if (!known) throw new Error(`Nobody knows how ${type} comes about`);
  if (!('usually' in known)) return known;
  return states.map((state) => known[state]).find((special) => special !== undefined) ?? known.usually;
}
