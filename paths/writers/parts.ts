import { driveIn } from '../driving/given.ts';
import { holdsAt } from '../driving/holds.ts';
import { endOfHands } from '../driving/possible.ts';
import type { Fault } from '../flow.ts';

import { levers } from '../words/levers.ts';
import { begunInWords, doneInWords, type Known, stepInWords } from '../words/moves.ts';
import { sightsIn, sightsInWords, toldBy } from '../words/sights.ts';

/** What a person does, one thing after the other, and what happens then until it is their turn again. */
export type Part = { does: string[]; happens: string[] };

/**
 * A walk as somebody takes it who has a browser and a shell: the insurer is told how to answer before it is asked. From where
 * nobody can take it any more, it is for reading.
 */
export function partsOf({ machine, tables, walk }: Known): Part[] {
  const drive = driveIn(tables);
  const end = drive && endOfHands({ machine, tables, drive }, walk);
  const { drive: _, ...told } = tables;
  const byHand = (at: number): boolean => !end || at < end.at;
  const knownAt = (at: number): Known => ({ machine, walk, tables: byHand(at) ? tables : told });
  const doneAt = (at: number): string[] => (at < 0 ? begunInWords(knownAt(at)) : doneInWords(knownAt(at), at));
  /** Answers and time. */
  const comesByItself = (at: number): boolean => {
    const { actor, delay } = walk.steps[at]?.move ?? {};
    return Boolean(delay) || (Boolean(actor) && doneAt(at).length === 0);
  };
  const noteAt = (at: number): string[] => (end?.at === at ? [`nobody can follow from here on: ${end.why}`] : []);

  const parts: Part[] = [];
  let armed: Fault[] = [];
  for (let at = -1; at < walk.steps.length; at++) {
    const done = doneAt(at);
    const words = at < 0 ? `it begins: ${walk.input}` : stepInWords(knownAt(at), at);
    const isAwaited = comesByItself(at);
    if (!isAwaited) armed = faultsFrom(at);
    const last = parts.at(-1);
    if (done.length > 0) parts.push({ does: isAwaited ? done : arming(done), happens: [...noteAt(at), ...seenAt(at)] });
    else if (isAwaited && last) last.happens.push(...noteAt(at), words, ...seenAt(at));
    else parts.push({ does: [words], happens: [...noteAt(at), ...seenAt(at)] });
  }
  return parts;

  /** What befalls the calls that follow of themselves. */
  function faultsFrom(at: number): Fault[] {
    const faults: Fault[] = [];
    for (let each = at; drive && byHand(each) && (each === at || comesByItself(each)); each++)
      faults.push(...holdsAt(drive, walk, each).map(({ again, fault }) => again ?? fault));
    return faults.filter(({ method, path, ...telling }) => Object.keys(telling).length > 0);
  }

  function arming(done: readonly string[]): string[] {
    const raising = armed.map((fault) => `tell the insurer how to answer: ${levers.raise(fault)}`);
    return [...done.slice(0, -1), ...raising, ...done.slice(-1)];
  }

  function seenAt(at: number): string[] {
    const { to, asks } = walk.steps[at] ?? walk.begins;
    const isOver = byHand(at) && drive?.lasts?.includes(walk.steps[at]?.move.label ?? '');
    if (isOver) return ['nothing of this is left on screen'];
    const sights = sightsIn(tables.sights, to);
    const isPassing = comesByItself(at + 1) && doneAt(at + 1).length === 0;
    const isTroubled = !comesByItself(at + 1) && armed.some(({ times }) => times);
    return [
      ...toldBy(asks).map((text) => `you are told: “${text}”`),
      sights.length === 0
        ? `it stands in \`${to}\``
        : `${isPassing ? 'for a moment you see' : 'you see'} ${sightsInWords(sights)} (\`${to}\`)`,
      ...(isTroubled ? [`put the insurer right again: ${levers.disarm}`] : []),
    ];
  }
}
