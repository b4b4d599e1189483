import type { Invariants } from './invariants.types.ts';

export const monitoringInvariants: Pick<Invariants, 'subscriber' | 'actionPlan' | 'planSteps'> = {
  subscriber: ({ value, context: { found, isAutomatic, mayConsent, autoSubscribe } }) => ({
    'a customer is subscribed without consent only where the partner asks for it':
      !isAutomatic || (autoSubscribe && mayConsent),
    'only a customer who may consent starts a scan': mayConsent || typeof value === 'string',
    'a result is known once the scan is done': found === null || value === 'ready',
  }),
  actionPlan: ({ value, context: { alert, change } }) => ({
    'open and handled are what the insurer says':
      (value !== 'open' || alert?.completed === false) && (value !== 'handled' || alert?.completed === true),
    'what is sent has a key': !['changing', 'checkingOutcome', 'outcomeUnknown'].includes(value) || change !== null,
    'an alert that is open again has no completion time':
      change === null || change.completed === (change.completedOn !== null),
  }),
  planSteps: ({ value, context: { steps, completed, wishes, change } }) => ({
    'a wish waits only while changes are on their way':
      ['saving', 'checkingOutcome', 'outcomeUnknown', 'noLongerExists'].includes(value) ||
      Object.keys(wishes).length === 0,
    'what is sent has a key': !['saving', 'checkingOutcome', 'outcomeUnknown'].includes(value) || change !== null,
    'only steps of the plan are completed': completed.every((each) =>
      steps.some(({ actionItem }) => actionItem === each),
    ),
  }),
};
