import type { Refused } from '../../kit/refusals.ts';

/** An alert: data of a customer was found in a leak. Times are in ISO 8601. */
export type DataAlert = {
  alertId: string;
  subscriptionId: string;
  title: string;
  description: string;
  createdOn: string;
  completed: boolean;
  /** Null while the alert is open, and if the insurer does not say. */
  completedOn: string | null;
};

/** A step of an action plan. `planTitle` names the article with its text. */
export type PlanStep = { actionItem: string; planTitle: string };

/** `missing`: the customer has no such alert. */
export type AlertRead = { kind: 'read'; alert: DataAlert } | { kind: 'missing' } | Refused;

/** `completed` lists the `actionItem` of each completed step. */
export type StepsRead =
  | { kind: 'read'; steps: readonly PlanStep[]; completed: readonly string[] }
  | { kind: 'missing' }
  | Refused;

/** A change to an alert or one of its steps. Retries use the same Idempotency-Key. */
export type Completion = { completed: boolean; completedOn: string | null; key: string };

export type AlertChange = { alertId: string } & Completion;

/** Creates the key and the time of a completion; `now` is in milliseconds since the epoch. */
export type CompletionSource = { newKey: () => string; now: () => number };

/** Returns a new completion. Reopening has no completion time. */
export const newCompletion = (completed: boolean, { newKey, now }: CompletionSource): Completion => ({
  completed,
  completedOn: completed ? new Date(now()).toISOString() : null,
  key: newKey(),
});
