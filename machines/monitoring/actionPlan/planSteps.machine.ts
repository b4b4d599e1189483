import type { ActorRefFrom } from 'xstate';

import { brokeDown, isRefused, react, withOutput } from '../../kit/refusals.ts';
import { planStepsSetup } from './planSteps.setup.ts';

const storeWish = {
  type: 'storeWish' as const,
  params: ({ event }: { event: { actionItem: string } }) => event,
};

/**
 * Ticks and unticks the steps of an action plan. A step shows the customer's choice at once, and the
 * insurer's state as soon as that is known to differ. Changes are sent one at a time, and the last choice for a step
 * wins.
 */
export const planStepsMachine = planStepsSetup.createMachine({
  id: 'planSteps',
  context: ({ input }) => ({ ...input, steps: [], completed: [], wishes: {}, change: null, failures: {} }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readSteps',
        src: 'readSteps',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: isRefused, target: 'failed', actions: react },
          { target: 'listed', actions: [withOutput('storeSteps'), withOutput('keepCompleted')] },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    listed: { on: { 'step.toggled': { target: 'proceeding', actions: storeWish }, 'steps.outdated': 'refreshing' } },
    refreshing: {
      invoke: {
        id: 'readSteps',
        src: 'readSteps',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: isRefused, target: 'listed', actions: react },
          { target: 'listed', actions: [withOutput('storeSteps'), withOutput('keepCompleted')] },
        ],
        onError: 'listed',
      },
      // A change made meanwhile is newer than the steps being read.
      on: { 'step.toggled': { target: 'proceeding', actions: storeWish } },
    },
    proceeding: {
      always: [
        { guard: 'hasWish', target: 'saving', actions: ['dropMetWishes', 'beginChange'] },
        { target: 'listed', actions: 'dropMetWishes' },
      ],
    },
    saving: {
      invoke: {
        id: 'changeStep',
        src: 'changeStep',
        input: ({ context: { alertId, change } }) => {
          if (!change) throw new Error('There is nothing to change.');
          return { alertId, ...change };
        },
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: brokeDown, target: 'checkingOutcome', actions: react },
          { guard: isRefused, target: 'proceeding', actions: [react, 'failChange'] },
          { target: 'proceeding', actions: [withOutput('storeSteps'), withOutput('keepCompleted')] },
        ],
        onError: 'checkingOutcome',
      },
      on: { 'step.toggled': { actions: storeWish } },
    },
    /** Reads the steps after a lost answer, to see whether the change arrived. */
    checkingOutcome: {
      invoke: {
        id: 'readSteps',
        src: 'readSteps',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: isRefused, target: 'outcomeUnknown', actions: [react, 'rollBack'] },
          { target: 'proceeding', actions: [withOutput('storeSteps'), withOutput('keepCompleted')] },
        ],
        onError: { target: 'outcomeUnknown', actions: 'rollBack' },
      },
      on: { 'step.toggled': { actions: storeWish } },
    },
    outcomeUnknown: {
      on: {
        'retry.requested': 'checkingOutcome',
        'steps.outdated': 'checkingOutcome',
        // The answer to any change contains the state of every step.
        'step.toggled': { target: 'proceeding', actions: storeWish },
      },
    },
    noLongerExists: { type: 'final' },
  },
  output: 'noLongerExists',
});

export type PlanStepsActor = ActorRefFrom<typeof planStepsMachine>;
