import { setIn } from 'final-form';
import type { AnyActorRef } from 'xstate';

import type { FieldProblem } from '#schema/classify.ts';
import { textOfCode } from '#src/lib/texts.ts';
import { toFormField } from './createValidator.ts';
import type { Words } from './Say.tsx';

/** Problems by field. A name can be a path into a value (`dates.BA123`); `_error` is the form as a whole. */
type Problems = Record<string, FieldProblem | Exclude<Words, string>>;
type Actor = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>;

/**
 * Waits until a machine has processed a submit, and returns the refused fields.
 *
 * @param isWorking whether the machine is still busy; checked after the event was sent
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
    (all, [name, problem]) => setIn(all, toFormField(name), wordsOf(problem)) as object,
    {},
  );
  return entries.length > 0 ? (texts as Record<string, Words>) : undefined;
}

function wordsOf(problem: Problems[string]): Words {
  if (typeof problem === 'object') return problem;
  return problem === 'invalid' ? 'validation.invalid' : textOfCode(problem);
}
