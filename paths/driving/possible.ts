import type { AnyStateMachine } from 'xstate';

import type { AnyModel } from '#machines/model.ts';
import { isCode } from '#schema/errors.ts';

import {
  type Answered,
  type AnyDrive,
  type Bringing,
  type Cannot,
  type Doing,
  gestureIn,
  type Tables,
} from '../flow.ts';
import type { Edge } from '../graph/graph.ts';
import type { Move } from '../graph/moves.ts';
import { statesIn } from '../graph/names.ts';
import type { Walk } from '../strategies/walk.ts';

type Known = { machine: AnyStateMachine; tables: Tables; drive: AnyDrive };

/** A step by where it is taken: `checking (return of 1) ← checkFlight: two flights`. */
export const stepNamed = (from: string, { label }: Move): string => `${from} ← ${label}`;

const isCannot = (thing: object): thing is Cannot => 'cannot' in thing;

/** How an actor comes to answer like this. What nobody says is raised by its code, and no answer by a broken line. */
export function answeredBy(answers: Readonly<Record<string, Answered | undefined>>, sample: string): Answered {
  const known = answers[sample];
  if (known) return known;
  if (sample === 'no answer') return { fault: { network: true } };
  return isCode(sample)
    ? { fault: { code: sample } }
    : { cannot: `nobody says how the insurer comes to answer “${sample}”` };
}

/** What brings an event about that is nobody's gesture. */
export function broughtBy(
  brings: Readonly<Record<string, Bringing>>,
  type: string,
  sample: string,
): readonly Doing[] | Cannot {
  const known = brings[type] ?? { cannot: 'nobody says how it comes about' };
  if (!('bySample' in known)) return known;
  return known.bySample[sample] ?? { cannot: `nobody says how “${sample}” comes about` };
}

/** Why nobody at a browser can take this step; undefined if somebody can. */
function whyNot({ machine, tables, drive }: Known, from: string, move: Move): string | undefined {
  const { event, sample, actor, delay } = move;
  const why = drive.except?.[stepNamed(from, move)];
  if (why) return why;
  if (delay) {
    const length = drive.delays?.[delay] ?? machine.implementations.delays[delay];
    return typeof length === 'number' ? undefined : `nobody says how long ${delay} is`;
  }
  if (actor) {
    const ask = drive.asks[actor] ?? { cannot: `nobody says whom ${actor} asks` };
    if ('cannot' in ask) return ask.cannot;
    const answered =
      'call' in ask ? answeredBy(ask.answers, sample) : (ask.plays[sample] ?? { cannot: 'nobody plays it' });
    return typeof answered === 'object' && isCannot(answered) ? answered.cannot : undefined;
  }
  const gesture = gestureIn(tables.gestures, event.type, statesIn(from));
  if (!gesture) return 'nobody says how it comes about';
  if (!('from' in gesture)) return undefined;
  if (gesture.from === 'nobody') return 'nobody can do it there';
  const brought = broughtBy(drive.brings, event.type, sample);
  return isCannot(brought) ? brought.cannot : undefined;
}

/**
 * What somebody at a browser can do of a machine. `reasons`: why not the rest, as far as it was asked for.
 */
export function doableIn(model: AnyModel, tables: Tables, drive: AnyDrive) {
  const reasons = new Set<string>();
  const isPossible = (what: string, why: string | undefined): boolean => {
    if (why) reasons.add(`${what}: ${why}`);
    return !why;
  };
  const inputs = Object.fromEntries(
    Object.entries(model.inputs).filter(([input]) => isPossible(input, whyNotFrom(drive, input))),
  );
  return {
    inputs,
    reasons,
    isAllowed: ({ from, move }: Edge): boolean =>
      isPossible(move.label, whyNot({ machine: model.machine, tables, drive }, from.label, move)),
    isLast: ({ move }: { move: Move }): boolean => drive.lasts?.includes(move.label) ?? false,
  };
}

/** Why nobody at a browser can walk a flow at all; undefined if somebody can. */
export function whyNobody({ drive }: Tables): string | undefined {
  if (!drive) return 'nobody has said yet how (paths/flows.ts)';
  return 'cannot' in drive ? drive.cannot : undefined;
}

/** From which step of a walk on nobody at a browser can take it, and why; -1 for the beginning, undefined if somebody can. */
export function endOfHands(
  { machine, tables, drive }: Known,
  { input, steps }: Walk,
): { at: number; why: string } | undefined {
  const first = whyNotFrom(drive, input);
  if (first) return { at: -1, why: first };
  for (const [at, { from, move }] of steps.entries()) {
    const isOver = drive.lasts?.includes(steps[at - 1]?.move.label ?? '');
    const why = isOver ? 'nothing of the flow is left to see' : whyNot({ machine, tables, drive }, from, move);
    if (why) return { at, why };
  }
  return undefined;
}

/** Why nobody at a browser can begin like this; undefined if somebody can. */
function whyNotFrom({ begins }: AnyDrive, input: string): string | undefined {
  const known = begins[input] ?? { cannot: 'nobody says how it begins' };
  return isCannot(known) ? known.cannot : undefined;
}
