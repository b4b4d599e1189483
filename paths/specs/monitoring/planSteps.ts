import { planStepsModel } from '#machines/monitoring/actionPlan/planSteps.model.ts';

import { flowSpec } from '../../spec.ts';
import { atPlan, byId, elsewhere } from '../kit/alerts.ts';

const actions = [
  { actionItem: 'change-password', plan_title: 'step-change-password', order: 1 },
  { actionItem: 'second-factor', plan_title: 'step-second-factor', order: 2 },
];
const wire = (completed: string[]) => ({ alertId: 'ed23ec52-e9a6-57fe-8d59-69187169df70', actions, completed });
const answered = (completed: string[]) => ({
  ...wire(completed),
  __typename: 'OwlActions',
  actions: actions.map((action) => ({ __typename: 'OwlAction', ...action })),
});
const none = { fault: { answer: wire([]), status: 200 } };
const first = { fault: { answer: wire(['change-password']), status: 200 } };
const progress = { role: 'heading', text: 'alerts.steps' } as const;

export const spec = flowSpec(planStepsModel, {
  starts: { 'of an alert': atPlan },
  events: {
    'step.toggled': [{ press: 'checkbox', named: { begins: '' }, within: '[data-step=change-password]' }],
    'retry.requested': {
      usually: [{ press: 'button', named: 'data.retry' }],
      in: { outcomeUnknown: [{ press: 'button', named: 'alerts.check_again' }] },
    },
    'steps.outdated': elsewhere,
  },
  states: {
    loading: [progress],
    failed: [{ text: 'alerts.steps.failed' }],
    listed: [progress],
    refreshing: [progress],
    proceeding: 'transient',
    saving: [progress],
    checkingOutcome: [progress],
    outcomeUnknown: [{ text: 'alerts.steps.unknown' }],
    noLongerExists: { sees: [{ role: 'heading', text: 'alerts.gone.title' }], root: 'none' },
  },
  actors: {
    readSteps: {
      call: 'GET /owl/subscribers/*/alerts/*/actions',
      document: 'OwlActions',
      answers: {
        'none completed': { data: { owlActions: answered([]) }, ...none },
        'the first completed': { data: { owlActions: answered(['change-password']) }, ...first },
        ALERT_NOT_FOUND: byId,
      },
    },
    changeStep: {
      call: 'PUT /owl/subscribers/*/alerts/*/action',
      document: 'SetAlertAction',
      answers: {
        'none completed': { data: { setAlertAction: answered([]) }, ...none },
        'the first completed': { data: { setAlertAction: answered(['change-password']) }, ...first },
        ALERT_NOT_FOUND: byId,
      },
    },
  },
  effects: {
    react: 'unseen',
    keepCompleted: 'unseen',
    storeWish: 'unseen',
    beginChange: 'unseen',
    storeSteps: 'unseen',
    failChange: 'unseen',
    rollBack: 'unseen',
    dropMetWishes: 'unseen',
  },
});
