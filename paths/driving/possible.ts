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

type Known = { model: AnyModel; tables: Tables; drive: AnyDrive };

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

/** Why a browser cannot take this step; undefined if it can. */
export function whyNot({ model, tables, drive }: Known, { from, move }: Edge): string | undefined {
  const { event, sample, actor, delay } = move;
  const why = drive.except?.[stepNamed(from.label, move)];
  if (why) return why;
  if (delay) {
    const length = drive.delays?.[delay] ?? model.machine.implementations.delays[delay];
    return typeof length === 'number' ? undefined : `nobody says how long ${delay} is`;
  }
  if (actor) {
    const ask = drive.asks[actor] ?? { cannot: `nobody says whom ${actor} asks` };
    if ('cannot' in ask) return ask.cannot;
    const answered =
      'call' in ask ? answeredBy(ask.answers, sample) : (ask.plays[sample] ?? { cannot: 'nobody plays it' });
    return typeof answered === 'object' && isCannot(answered) ? answered.cannot : undefined;
  }
  const gesture = gestureIn(tables.gestures, event.type, statesIn(from.label));
  if (!gesture) return 'nobody says how it comes about';
  if (!('from' in gesture)) return undefined;
  if (gesture.from === 'nobody') return 'nobody can do it there';
  const brought = broughtBy(drive.brings, event.type, sample);
  return isCannot(brought) ? brought.cannot : undefined;
}

/** The ways to begin that a browser has, and why it has not the others. */
export function beginningsIn({ model, drive }: Known) {
  const names = Object.keys(model.inputs);
  const reasonOf = (input: string): string | undefined => {
    const begins = drive.begins[input] ?? { cannot: 'nobody says how it begins' };
    return isCannot(begins) ? begins.cannot : undefined;
  };
  const inputs = Object.fromEntries(Object.entries(model.inputs).filter(([input]) => !reasonOf(input)));
  const left = names.flatMap((input) => {
    const why = reasonOf(input);
    return why ? [`${input}: ${why}`] : [];
  });
  return { inputs, left };
}
