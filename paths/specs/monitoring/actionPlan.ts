import { actionPlanModel, handledAlert, openAlert } from '#machines/monitoring/actionPlan/actionPlan.model.ts';

import { flowSpec } from '../../spec.ts';
import { atPlan, byId, elsewhere } from '../kit/alerts.ts';

const answered = (alert: typeof openAlert) => ({ __typename: 'OwlAlert', ...alert });
const handle = { role: 'button', text: 'alerts.handle' } as const;

export const spec = flowSpec(actionPlanModel, {
  starts: { 'of an alert': atPlan },
  events: {
    'handled.marked': [{ press: 'button', named: 'alerts.handle' }],
    'reopening.requested': [{ press: 'button', named: 'alerts.reopen' }],
    'retry.requested': {
      usually: [{ press: 'button', named: 'data.retry' }],
      in: { outcomeUnknown: [{ press: 'button', named: 'alerts.check_again' }] },
    },
    'alert.outdated': elsewhere,
    'alert.vanished': { from: 'another flow', do: { cannot: 'the checklist of an alert that is there is there too' } },
  },
  states: {
    loading: [],
    failed: [{ text: 'alerts.plan.failed' }],
    deciding: 'transient',
    changed: 'transient',
    open: [handle],
    handled: [{ role: 'button', text: 'alerts.reopen' }],
    refreshing: [{ role: 'heading', text: 'alerts.plan.found' }],
    changing: [{ role: 'heading', text: 'alerts.plan.found' }],
    checkingOutcome: [{ role: 'heading', text: 'alerts.plan.found' }],
    outcomeUnknown: [{ role: 'button', text: 'alerts.check_again' }],
    noLongerExists: [{ role: 'heading', text: 'alerts.gone.title' }],
  },
  actors: {
    readAlert: {
      // An exact id, because a pattern would match the call for the steps, too.
      call: `GET /owl/subscribers/*/alerts/${openAlert.alertId}`,
      document: 'OwlAlert',
      answers: {
        open: { data: { owlAlert: [answered(openAlert)] } },
        handled: { data: { owlAlert: [answered(handledAlert)] }, fault: { answer: [handledAlert], status: 200 } },
        ALERT_NOT_FOUND: byId,
      },
    },
    changeAlert: {
      call: `PATCH /owl/subscribers/*/alerts/${openAlert.alertId}`,
      document: 'CompleteAlert',
      answers: {
        open: {
          data: { completeAlert: answered(openAlert) },
          // The insurer may keep an alert open although it was marked as handled.
          ifAfter: { 'handled.marked': { fault: { answer: openAlert, status: 200 } }, 'reopening.requested': {} },
        },
        handled: {
          data: { completeAlert: answered(handledAlert) },
          ifAfter: { 'handled.marked': {}, 'reopening.requested': { fault: { answer: handledAlert, status: 200 } } },
        },
        ALERT_NOT_FOUND: byId,
      },
    },
  },
  effects: {
    react: 'unseen',
    storeAlert: 'unseen',
    beginChange: 'unseen',
    endChange: 'unseen',
    storeFailure: 'unseen',
    announceHandled: [{ notice: 'alerts.notice.handled' }],
    announceReopened: [{ notice: 'alerts.notice.reopened' }],
  },
});
