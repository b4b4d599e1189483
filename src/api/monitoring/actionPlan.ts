import type { GraphQLClient } from 'graphql-request';

import type { AlertChange, AlertRead, DataAlert, PlanStep, StepsRead } from '#machines/monitoring/actionPlan/alerts.ts';
import type { StepChange } from '#machines/monitoring/actionPlan/wishes.ts';

import {
  CompleteAlertDocument,
  OwlActionsDocument,
  type OwlActionsQuery,
  OwlAlertDocument,
  type OwlAlertQuery,
  SetAlertActionDocument,
} from '../generated/documents.ts';
import { keyed } from '../keyed.ts';
import { answered, hasCode } from '../reaction.ts';

type Line = { client: GraphQLClient; userId: string };

/** Calls about an alert and the steps of its action plan. */
export function createActionPlanApi({ client, userId: id }: Line) {
  return {
    readAlert: (variables: { alertId: string }, signal: AbortSignal): Promise<AlertRead> =>
      unlessMissing(async () => {
        const { owlAlert } = await client.request({
          document: OwlAlertDocument,
          variables: { id, ...variables },
          signal,
        });
        // The answer is a list, of which the first alert counts (spec E50).
        const [alert] = owlAlert;
        return alert ? { kind: 'read', alert: toAlert(alert) } : { kind: 'missing' };
      }),

    changeAlert: ({ alertId, key, ...changes }: AlertChange): Promise<AlertRead> =>
      unlessMissing(async () => {
        const { completeAlert } = await client.request({
          document: CompleteAlertDocument,
          variables: { id, alertId, changes },
          requestHeaders: keyed(key),
        });
        return { kind: 'read', alert: toAlert(completeAlert) };
      }),

    readSteps: (variables: { alertId: string }, signal: AbortSignal): Promise<StepsRead> =>
      unlessMissing(async () => {
        const { owlActions } = await client.request({
          document: OwlActionsDocument,
          variables: { id, ...variables },
          signal,
        });
        return toSteps(owlActions);
      }),

    changeStep: ({ alertId, key, ...action }: { alertId: string } & StepChange): Promise<StepsRead> =>
      unlessMissing(async () => {
        const { setAlertAction } = await client.request({
          document: SetAlertActionDocument,
          variables: { id, alertId, action },
          requestHeaders: keyed(key),
        });
        return toSteps(setAlertAction);
      }),
  };
}

/** Runs a call. An id that is unknown, or that is none, is that of no alert. */
async function unlessMissing<Answer extends { kind: string }>(call: () => Promise<Answer>) {
  const answer = await answered(call, { signedIn: true });
  return hasCode(answer, 'ALERT_NOT_FOUND', 'INVALID_PARAMS') ? { kind: 'missing' as const } : answer;
}

const toAlert = ({ __typename: _, completedOn, ...alert }: OwlAlertQuery['owlAlert'][number]): DataAlert => ({
  ...alert,
  completedOn: (alert.completed && completedOn) || null,
});

/** Returns the steps in their order, each once; what is said to be completed and is no step is left out. */
function toSteps({ actions, completed }: OwlActionsQuery['owlActions']): StepsRead {
  const steps = new Map<string, PlanStep>();
  for (const { actionItem, plan_title: planTitle } of [...actions].sort((one, other) => one.order - other.order))
    if (actionItem && !steps.has(actionItem)) steps.set(actionItem, { actionItem, planTitle });
  return {
    kind: 'read',
    steps: [...steps.values()],
    completed: [...steps.keys()].filter((each) => completed.includes(each)),
  };
}
