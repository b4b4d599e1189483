import { type Action, type Fault, isCannot } from '#paths/actions.ts';
import { faultNamed } from '#paths/execution/answers.ts';
import { listPlayedActions } from '#paths/execution/causes.ts';
import { findExecutor, getEnteredValues, getPreparation, getSampleFields, isTrigger } from '#paths/executors.ts';
import type { Spec } from '#paths/spec.ts';
import type { Path, Step } from '#paths/strategies/path.ts';
import { getDelayLength } from '#paths/words/times.ts';
import { catalogue, isCode, type Refusal } from '#schema/errors.ts';
import { type Stage, settled } from '../browser/stage.tsx';
import { perform } from './acts.ts';
import type { OnScreen } from './flow.ts';

type Flow = { spec: Spec; on: OnScreen };
type Point = { path: Path; at: number };

/** In milliseconds: the longest time until the next page. */
const aMoment = 500;

/** Takes a step as it happens in production: by a user action, an answer, a delay or a trigger. */
export async function happen(stage: Stage, flow: Flow, { path, at }: Point, check: () => void): Promise<void> {
  const step = path.steps[at] as Step;
  const { actor, delay } = step.eventCase;
  if (delay) await elapse(stage, flow, delay, check);
  else if (actor) await answer(stage, flow, { path, at }, actor);
  else await execute(stage, flow, step);
  await settled();
}

/** Performs actions in order; those that need a browser throw. */
export async function play(stage: Stage, actions: readonly Action[]): Promise<void> {
  for (const action of actions) {
    if (!('acts' in action)) throw new Error(`It takes a browser: ${JSON.stringify(action)}`);
    await perform(stage, action.acts, action.fields ?? {});
    await stage.pass(aMoment);
  }
}

async function elapse(stage: Stage, { spec, on }: Flow, delay: string, check: () => void): Promise<void> {
  const computed = on.delays?.[delay];
  if (computed) return stage.pass(computed(stage));
  const length = getDelayLength(spec, delay);
  if (length === undefined) throw new Error(`Nobody says how long ${delay} is`);
  await stage.pass(length - 1);
  check();
  await stage.pass(1);
}

/** Answers as the spec says, or plays the child flow. */
async function answer(stage: Stage, { spec, on }: Flow, { path, at }: Point, actor: string): Promise<void> {
  const step = path.steps[at] as Step;
  const { sample } = step.eventCase;
  const special = on.answers?.[actor]?.[sample];
  if (special) return void (await special(stage, step));
  const known = spec.actors[actor];
  if (!known || isCannot(known)) throw new Error(`Nobody knows how ${actor} is answered with “${sample}”`);
  if ('plays' in known) return play(stage, listPlayedActions(spec, path, at) ?? []);
  const { document, answers } = known;
  const said = answers[sample];
  const given = typeof said === 'object' ? said : {};
  if ('data' in given) return stage.wire.answer(document, given.data);
  const fault = 'fault' in given ? given.fault : faultNamed(sample);
  if (!fault) return stage.wire.answerAsEver(document);
  return fault.network || fault.lost ? stage.wire.lose(document) : stage.wire.refuse(document, refusalOf(fault));
}

/** Converts a fault of the insurer to the gateway's refusal. */
function refusalOf({ bare, code, ...fault }: Fault): Refusal {
  if (bare) return { status: 401 };
  return typeof code === 'string' && isCode(code)
    ? { status: catalogue[code].status, code, ...fault }
    : ({ status: 500, ...fault } as Refusal);
}

async function execute(stage: Stage, { spec, on }: Flow, { from, eventCase: { event, sample } }: Step): Promise<void> {
  const done = findExecutor(spec, event.type, from);
  if (!done) throw new Error(`No executor is known for ${event.type}`);
  if (on.before) await on.before(stage, event);
  else await play(stage, getPreparation(spec, from, event.type, sample));
  if (!isTrigger(done)) {
    await perform(stage, done, { ...getEnteredValues(event), ...getSampleFields(spec, event.type, sample) });
    return stage.pass(on.pause ?? 0);
  }
  const trigger = on.triggers?.[event.type];
  if (!trigger) throw new Error(`Nobody brings about ${event.type}`);
  await trigger(stage, event);
}
