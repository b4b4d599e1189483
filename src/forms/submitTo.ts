import type { AnyActorRef } from 'xstate';

import type { FieldProblem } from '#schema/classify.ts';
import { type TextId, textOfCode } from '#src/lib/texts.ts';

type Actor = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>;

/**
 * Waits until a machine is done with what a form sent it, and tells the form which fields were refused.
 *
 * @param isWorking whether the machine is still at it; looked at after the event was sent
 */
export function settled<A extends Actor>(
  actor: A,
  isWorking: (snapshot: ReturnType<A['getSnapshot']>) => boolean,
  problemsOf: (snapshot: ReturnType<A['getSnapshot']>) => Record<string, FieldProblem>,
): Promise<Record<string, TextId> | undefined> {
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

function textsOf(problems: Record<string, FieldProblem>): Record<string, TextId> | undefined {
  const entries = Object.entries(problems).map(([field, problem]) => [
    field,
    problem === 'invalid' ? 'validation.invalid' : textOfCode(problem),
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
