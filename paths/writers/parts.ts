import type { Fault } from '../actions.ts';
import { isElement } from '../assertions.ts';
import { isOver, seenAfter } from '../effects.ts';
import { firstInfeasible } from '../execution/feasible.ts';
import { listHolds } from '../execution/holds.ts';
import type { Spec } from '../spec.ts';
import { listStepAssertions } from '../states.ts';
import type { Path } from '../strategies/path.ts';
import { otherwiseInWords, seenInWords } from '../words/assertions.ts';
import { levers } from '../words/levers.ts';
import { begunInWords, doneInWords, stepInWords } from '../words/steps.ts';

/** A tester's actions and the results until the next one. */
export type Part = { does: string[]; happens: string[] };

/**
 * Splits a path into parts for a tester with a browser and a shell, who sets up the insurer's answers before they are
 * requested. Parts after an infeasible step are only described.
 */
export function splitPath(spec: Spec, path: Path): Part[] {
  const end = spec.cannot ? undefined : firstInfeasible(spec, path);
  const untold: Spec = { ...spec, starts: {}, actors: {}, cannot: 'it is here to be read' };
  const byHand = (at: number): boolean => !end || at < end.at;
  const knownAt = (at: number): Spec => (byHand(at) ? spec : untold);
  const doneAt = (at: number): string[] =>
    at < 0 ? begunInWords(knownAt(at), path) : doneInWords(knownAt(at), path, at);
  /** Covers answers and delays. */
  const comesByItself = (at: number): boolean => {
    const { actor, delay } = path.steps[at]?.eventCase ?? {};
    return Boolean(delay) || (Boolean(actor) && doneAt(at).length === 0);
  };
  const noteAt = (at: number): string[] => (end?.at === at ? [`nobody can follow from here on: ${end.why}`] : []);

  const parts: Part[] = [];
  let armed: Fault[] = [];
  for (let at = -1; at < path.steps.length; at++) {
    const done = doneAt(at);
    const words = at < 0 ? `it begins: ${path.input}` : stepInWords(knownAt(at), path, at);
    const isAwaited = comesByItself(at);
    if (!isAwaited) armed = faultsFrom(at);
    const last = parts.at(-1);
    if (done.length > 0)
      parts.push({ does: isAwaited ? done : arming(done), happens: [...noteAt(at), ...happensAt(at)] });
    else if (isAwaited && last) last.happens.push(...noteAt(at), words, ...happensAt(at));
    else parts.push({ does: [words], happens: [...noteAt(at), ...happensAt(at)] });
  }
  return parts;

  /** Returns the faults of the calls that follow without user action. */
  function faultsFrom(at: number): Fault[] {
    const faults: Fault[] = [];
    for (let each = at; !spec.cannot && byHand(each) && (each === at || comesByItself(each)); each++)
      faults.push(...listHolds(spec, path, each).map(({ again, fault }) => again ?? fault));
    return faults.filter(({ method, path, ...telling }) => Object.keys(telling).length > 0);
  }

  function arming(done: readonly string[]): string[] {
    const raising = armed.map((fault) => `tell the insurer how to answer: ${levers.raise(fault)}`);
    return [...done.slice(0, -1), ...raising, ...done.slice(-1)];
  }

  function happensAt(at: number): string[] {
    const step = path.steps[at] ?? path.begins;
    const effects = seenAfter(spec, step);
    if (byHand(at) && isOver(step))
      return [
        `you see ${seenInWords(effects)}`,
        ...otherwiseInWords(effects),
        'nothing else of this is left on screen',
      ];
    const seen = [...effects.filter(isElement), ...listStepAssertions(spec, step)];
    const isPassing = comesByItself(at + 1) && doneAt(at + 1).length === 0;
    const isTroubled = !comesByItself(at + 1) && armed.some(({ times }) => times);
    const words = seenInWords(seen);
    return [
      ...otherwiseInWords([...effects, ...listStepAssertions(spec, step)]),
      words
        ? `${isPassing ? 'for a moment you see' : 'you see'} ${words} (\`${step.to}\`)`
        : `it stands in \`${step.to}\``,
      ...(isTroubled ? [`put the insurer right again: ${levers.disarm}`] : []),
    ];
  }
}
