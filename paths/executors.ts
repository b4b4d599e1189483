import { type Act, type Action, type Cannot, type Fields, isCannot } from './actions.ts';
import { parseStates } from './graph/names.ts';
import type { Executor, Spec, Trigger } from './spec.ts';

type Usual = readonly Act[] | Trigger;
type Whole = Extract<Executor, { usually: unknown }>;

const isWhole = (executor: Executor): executor is Whole => 'usually' in executor;
export const isTrigger = (done: Usual): done is Trigger => 'from' in done;

/**
 * Returns the executor of an event in a place, by its whole label or one of its states, or undefined if the spec has
 * none.
 */
export function findExecutor({ events }: Pick<Spec, 'events'>, type: string, place: string): Usual | undefined {
  const known = events[type];
  if (!known || !isWhole(known)) return known;
  const special = [place, ...parseStates(place)].map((each) => known.in?.[each]);
  return special.find((each) => each !== undefined) ?? known.usually;
}

export function listEventActs({ events, model }: Spec, type: string, state = ''): readonly Act[] {
  const done = findExecutor({ events }, type, state);
  if (!done || isTrigger(done)) throw new Error(`Nobody does ${type} of ${model.machine.id} at the screen`);
  return done;
}

export function listExecutorActs(executor: Executor): readonly Act[] {
  const all: Usual[] = isWhole(executor)
    ? [executor.usually, ...Object.values(executor.in ?? {}).flatMap((each) => (each ? [each] : []))]
    : [executor];
  return all.flatMap((done) => (isTrigger(done) ? [] : done));
}

const caseOf = ({ events }: Spec, type: string, sample: string) => {
  const known = events[type];
  return known && isWhole(known) ? known.cases?.[sample] : undefined;
};

const doneCaseOf = (spec: Spec, type: string, sample: string) => {
  const known = caseOf(spec, type, sample);
  return known && !isCannot(known) ? known : undefined;
};

/** Returns why a sample cannot be caused on screen, or undefined if it can. */
export function findImpossibleReason(spec: Spec, type: string, sample: string): string | undefined {
  const known = caseOf(spec, type, sample);
  return known && isCannot(known) ? known.cannot : undefined;
}

export const getSampleFields = (spec: Spec, type: string, sample: string): Fields =>
  doneCaseOf(spec, type, sample)?.fields ?? {};

export function getEnteredValues({
  type: _,
  details,
  fields,
  ...payload
}: CausedEvent): Readonly<Record<string, unknown>> {
  return { ...payload, ...details, ...fields };
}

type CausedEvent = { type: string; details?: object; fields?: object };

/** Returns the preparation that gives the acts the meaning of the sample in this place. */
export function getPreparation(spec: Spec, place: string, type: string, sample: string): readonly Action[] {
  const { first = [], when } = doneCaseOf(spec, type, sample) ?? {};
  return when === undefined || parseStates(place).includes(when) ? first : [];
}

/** Returns why an event cannot be caused in a place, or undefined if it can. */
export function findEventException({ events }: Spec, place: string, type: string): string | undefined {
  const known = events[type];
  const except = known && isWhole(known) ? known.except : undefined;
  return except && findPlaceException(except, place);
}

/** Looks up by the whole label of a place (`checking ()` without facts) or by one of its states. */
export const findPlaceException = (except: Readonly<Record<string, string>>, place: string): string | undefined =>
  listPlaceNames(place)
    .map((name) => except[name])
    .find((why) => why !== undefined);

/** Returns the names of a place in a spec, the most specific first. */
export const listPlaceNames = (place: string): readonly string[] => [
  place,
  ...(place.endsWith(')') ? [] : [`${place} ()`]),
  ...parseStates(place),
];

/** Returns the actions that cause an event other than a user action. */
export function getTriggerActions({ from, do: done }: Trigger, sample: string): readonly Action[] | Cannot {
  if (from === 'nobody') return { cannot: 'nobody can do it there' };
  if (!done) return { cannot: 'nobody says how it comes about' };
  if (!('bySample' in done)) return done;
  return done.bySample[sample] ?? { cannot: `nobody says how “${sample}” comes about` };
}
