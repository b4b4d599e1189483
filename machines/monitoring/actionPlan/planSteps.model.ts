import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { completionSource } from './actionPlan.model.ts';
import type { PlanStep } from './alerts.ts';
import { planStepsMachine } from './planSteps.machine.ts';

export const planSteps: PlanStep[] = [
  { actionItem: 'change-password', planTitle: 'change-password' },
  { actionItem: 'second-factor', planTitle: 'second-factor' },
];

const answers = {
  'none completed': { kind: 'read', steps: planSteps, completed: [] },
  'the first completed': { kind: 'read', steps: planSteps, completed: ['change-password'] },
  ALERT_NOT_FOUND: { kind: 'missing' },
  VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
  GENERAL_400: createRefusal('GENERAL_400'),
} as const;

export const planStepsModel = {
  machine: planStepsMachine,
  inputs: { 'of an alert': { alertId: 'ed23ec52-e9a6-57fe-8d59-69187169df70', ...completionSource } },
  events: {
    'step.toggled': { 'the first': { actionItem: 'change-password' } },
    'retry.requested': 'no payload',
    'steps.outdated': 'no payload',
  },
  answers: { readSteps: answers, changeStep: answers },
  stateKey: ({ completed, wishes, change }) =>
    [
      completed.length > 0 ? 'completed' : '',
      ...Object.values(wishes).map((isWanted) => (isWanted ? 'wanted' : 'unwanted')),
      change ? (change.completed ? 'completing' : 'reopening') : '',
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Model<typeof planStepsMachine>;
