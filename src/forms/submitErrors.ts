import { setIn } from 'final-form';
import type { AnyActorRef } from 'xstate';

import type { FieldProblem } from '#schema/classify.ts';
import { textOfCode } from '#src/lib/texts.ts';

import type { Words } from './Say.tsx';
import { fieldOf } from './validateWith.ts';

/** By field, whose name may lead into a value (`dates.BA123`); of the form as a whole by `_error`. */
type Problems = Record<string, FieldProblem | Exclude<Words, string>>;
type Actor = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>;

/**
 * Waits until a machine is done with what a form sent it, and tells the form which fields were refused.
 *
 * @param isWorking whether the machine is still at it; looked at after the event was sent
 */
export function submitErrors<A extends Actor>(
  actor: A,
  isWorking: (snapshot: ReturnType<A['getSnapshot']>) => boolean,
  problemsOf: (snapshot: ReturnType<A['getSnapshot']>) => Problems,
): Promise<Record<string, Words> | undefined> {
  const outcome = () => textsOf(problemsOf(actor.getSnapshot()));
  return new Promise((resolve) => {
    if (!isWorking(actor.getSnapshot())) return resolve(outcome());
    const subscription = actor.subscribe({
      next: (snapshot) => {
        if (isWorking(snapshot)) return;
        subscription.unsubscribe();
        resolve(outcome());
      },
      complete: () => resolve(undefined),
    });
  });
}

function textsOf(problems: Problems): Record<string, Words> | undefined {
  const entries = Object.entries(problems);
  const texts = entries.reduce<object>(
    (all, [name, problem]) => setIn(all, fieldOf(name), wordsOf(problem)) as object,
    {},
  );
  return entries.length > 0 ? (texts as Record<string, Words>) : undefined;
}

function wordsOf(problem: Problems[string]): Words {
  if (typeof problem === 'object') return problem;
  return problem === 'invalid' ? 'validation.invalid' : textOfCode(problem);
}
