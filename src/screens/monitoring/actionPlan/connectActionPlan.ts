import { actionPlanMachine } from '#machines/monitoring/actionPlan/actionPlan.machine.ts';
import { planStepsMachine } from '#machines/monitoring/actionPlan/planSteps.machine.ts';
import { createActionPlanApi } from '#src/api/monitoring/actionPlan.ts';
import { mutation, query } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

import { alertDatasets, announceAlertChange } from '../alerts/alertChanges.ts';
import { keepCompletedSteps } from '../alerts/completedSteps.ts';
import { silentRefusals } from '../silentRefusals.ts';

const apiFor = ({ app, client }: Portal) =>
  createActionPlanApi({ client, userId: app.getSnapshot().context.session?.id ?? '' });

/** Connects the alert of an action plan to the insurer. Each change refreshes the lists of alerts. */
export function connectActionPlan(portal: Portal): typeof actionPlanMachine {
  const api = apiFor(portal);
  const announce = (id: 'alerts.notice.handled' | 'alerts.notice.reopened', alertId: string) => {
    portal.notify({ severity: 'success', text: { id } });
    announceAlertChange(alertId);
  };

  return actionPlanMachine.provide({
    actors: {
      readAlert: query(api.readAlert),
      changeAlert: mutation(portal, api.changeAlert, { outdates: alertDatasets }),
    },
    actions: {
      ...silentRefusals(portal),
      announceHandled: ({ context }) => announce('alerts.notice.handled', context.alertId),
      announceReopened: ({ context }) => announce('alerts.notice.reopened', context.alertId),
    },
  });
}

/** Connects the checklist of an action plan to the insurer, and stores completed steps on this device. */
export function connectPlanSteps(portal: Portal): typeof planStepsMachine {
  const api = apiFor(portal);

  return planStepsMachine.provide({
    actors: {
      readSteps: query(api.readSteps),
      changeStep: mutation(portal, async (change: Parameters<typeof api.changeStep>[0]) => {
        const answer = await api.changeStep(change);
        announceAlertChange(change.alertId);
        return answer;
      }),
    },
    actions: {
      ...silentRefusals(portal),
      keepCompleted: ({ context }, answer) => {
        if (answer.kind === 'read') keepCompletedSteps(portal.local, context.alertId, answer.completed);
      },
    },
  });
}
