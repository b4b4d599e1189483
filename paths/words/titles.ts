import { definite, type Fields } from '../actions.ts';
import { findExecutor, getSampleFields, isTrigger } from '../executors.ts';
import { parseStates } from '../graph/names.ts';
import type { Plan } from '../plan.ts';
import type { Spec } from '../spec.ts';
import { listStepAssertions } from '../states.ts';
import type { Path, Step } from '../strategies/path.ts';

import { getEnteredValue, pressed } from './acts.ts';
import { endInWords } from './assertions.ts';
import { listed, plain } from './english.ts';
import { getDelayLength, timeInWords } from './times.ts';

/** Number of steps in a title. Titles name all steps if they would otherwise be ambiguous. */
const few = 4;

/** Returns a unique one-line title for each path: start, steps on the way, end. */
export function createPathTitles({ paths }: Plan, spec: Spec): string[] {
  const inShort = (step: Step): string => describeStep(spec, step);
  /** Includes the sample, even if it is not visible. */
  const inFull = (step: Step): string => {
    const { sample } = step.eventCase;
    return sample && !inShort(step).includes(sample) ? `${inShort(step)} (${sample})` : inShort(step);
  };
  const titled = ({ input, begins, steps }: Path, wordsOf: (step: Step) => string, most: number): string => {
    const counts = new Map<string, number>();
    for (const words of steps.map(wordsOf)) counts.set(words, (counts.get(words) ?? 0) + 1);
    const happenings = [...counts].map(([words, count]) =>
      most === Infinity && count > 1 ? `${words} ×${count}` : words,
    );
    const more = happenings.length - most;
    const events = listed(more > 0 ? [...happenings.slice(0, most), `${more} more`] : happenings);
    const end = steps.at(-1) ?? begins;
    const where = endInWords(listStepAssertions(spec, end)) ?? `as ${parseStates(end.to).map(plain).join(', ')}`;
    return [input, ...(events ? [events] : []), `ends ${where}`].join(' – ');
  };

  const short = paths.map(({ path }) => titled(path, inShort, few));
  const counts = new Map<string, number>();
  return paths.map(({ path }, at) => {
    const [title = ''] = short.slice(at);
    const telling = short.indexOf(title) === short.lastIndexOf(title) ? title : titled(path, inFull, Infinity);
    const count = (counts.get(telling) ?? 0) + 1;
    counts.set(telling, count);
    return count === 1 ? telling : `${telling} (${count})`;
  });
}

/** Describes a step in a few words: an answer, a wait, a choice or a press. */
export function describeStep(spec: Spec, { from, eventCase }: Step): string {
  const { actor, delay, sample, event } = eventCase;
  const length = delay ? getDelayLength(spec, delay) : undefined;
  if (delay) return length === undefined ? plain(delay) : timeInWords(length);
  if (actor) return sample === 'no answer' ? `no answer to “${plain(actor)}”` : sample;
  const fields = { ...(event as unknown as Fields), ...getSampleFields(spec, event.type, sample) };
  const said = saidIn(findExecutor(spec, event.type, from), fields);
  return said ?? `${plain(event.type)}${sample ? ` (${sample})` : ''}`;
}

/** Prefers the chosen value to the button that is pressed afterwards. */
function saidIn(done: ReturnType<typeof findExecutor>, fields: Fields): string | undefined {
  if (!done || isTrigger(done)) return undefined;
  const acts = done.map((act) => definite(act, fields));
  const chosen = acts.find((act) => 'choose' in act || ('pick' in act && act.labels));
  const given = chosen && getEnteredValue(chosen, fields);
  if (typeof given === 'string') return `“${given}”`;
  const press = acts.findLast((act) => 'press' in act);
  return press && pressed(press);
}
