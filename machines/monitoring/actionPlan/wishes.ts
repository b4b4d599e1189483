import { type Completion, type CompletionSource, newCompletion, type PlanStep, type StepsRead } from './alerts.ts';

export type StepChange = { actionItem: string } & Completion;

/** `unknown`: the answer was lost, and so was the answer to the check. */
export type StepFailure = 'refused' | 'notReceived' | 'unknown';

type Steps = {
  completed: readonly string[];
  wishes: Readonly<Record<string, boolean>>;
  change: StepChange | null;
  failures: Readonly<Record<string, StepFailure>>;
};

/** Returns whether a step is shown as completed: the customer's choice, or else the insurer's state. */
export const isTicked = ({ wishes, completed }: Pick<Steps, 'wishes' | 'completed'>, actionItem: string): boolean =>
  wishes[actionItem] ?? completed.includes(actionItem);

/** Returns the choices that the insurer has not stored yet. */
export const withoutMetWishes = ({ wishes, completed }: Pick<Steps, 'wishes' | 'completed'>): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(wishes).filter(([actionItem, isWanted]) => completed.includes(actionItem) !== isWanted),
  );

/** Returns the change for the first open choice. A change that was sent before keeps its key and its time. */
export function nextChange({
  change,
  wishes,
  completed,
  ...source
}: Pick<Steps, 'change' | 'wishes' | 'completed'> & CompletionSource): StepChange | null {
  const [first] = Object.entries(withoutMetWishes({ wishes, completed }));
  if (!first) return null;
  const [actionItem, isWanted] = first;
  if (change?.actionItem === actionItem && change.completed === isWanted) return change;
  return { actionItem, ...newCompletion(isWanted, source) };
}

/** Returns the context after an answer with the state of every step; a change that did not arrive is marked. */
export function applyRead(context: Steps, answer: StepsRead): Partial<Steps & { steps: readonly PlanStep[] }> {
  if (answer.kind !== 'read') return {};
  const { change } = context;
  const { steps, completed } = answer;
  const failures = Object.fromEntries(Object.entries(context.failures).filter(([, failure]) => failure !== 'unknown'));
  if (!change) return { steps, completed, failures };
  if (completed.includes(change.actionItem) === change.completed)
    return { steps, completed, change: null, failures: without(failures, change.actionItem) };
  return { steps, completed, ...applyFailure({ ...context, failures }, 'notReceived') };
}

/** Returns the context after a failed change. A newer choice for the same step stays; the failed one is dropped. */
export function applyFailure({ change, wishes, failures }: Steps, failure: StepFailure): Partial<Steps> {
  if (!change) return {};
  const { actionItem, completed } = change;
  const kept = failure === 'notReceived' ? change : null;
  const isOutdated = actionItem in wishes && wishes[actionItem] !== completed;
  if (isOutdated) return { change: kept, failures };
  return { change: kept, wishes: without(wishes, actionItem), failures: { ...failures, [actionItem]: failure } };
}

function without<Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  const { [key]: _, ...others } = all;
  return others;
}
