import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { actionPlanMachine } from './actionPlan.machine.ts';
import type { DataAlert } from './alerts.ts';

export const openAlert: DataAlert = {
  alertId: 'ed23ec52-e9a6-57fe-8d59-69187169df70',
  subscriptionId: '9c0f5f0a-6a8e-5a5e-9d7b-0d9f6a6c2e11',
  title: 'Offered with its password',
  description: 'Work mail was found in a list of addresses that leaked from an online shop.',
  createdOn: '2026-11-17T08:15:00.000Z',
  completed: false,
  completedOn: null,
};
export const handledAlert: DataAlert = { ...openAlert, completed: true, completedOn: '2026-11-18T10:00:00.000Z' };

export const completionSource = { newKey: () => 'key-1', now: () => Date.UTC(2026, 10, 18, 10) };

const answers = {
  open: { kind: 'read', alert: openAlert },
  handled: { kind: 'read', alert: handledAlert },
  ALERT_NOT_FOUND: { kind: 'missing' },
  VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
  GENERAL_400: createRefusal('GENERAL_400'),
} as const;

export const actionPlanModel = {
  machine: actionPlanMachine,
  inputs: { 'of an alert': { alertId: 'ed23ec52-e9a6-57fe-8d59-69187169df70', ...completionSource } },
  events: {
    'handled.marked': 'no payload',
    'reopening.requested': 'no payload',
    'retry.requested': 'no payload',
    'alert.outdated': 'no payload',
    'alert.vanished': 'no payload',
  },
  answers: { readAlert: answers, changeAlert: answers },
  stateKey: ({ alert, change }) => {
    const wish = change && (change.completed ? 'handling' : 'reopening');
    return [alert?.completed ? 'handled' : '', wish ?? ''].filter(Boolean).join(', ');
  },
} satisfies Model<typeof actionPlanMachine>;
