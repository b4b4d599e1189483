import { type ActorRefFrom, assign } from 'xstate';

import { brokeDown, isRefused, react, withOutput } from '../../kit/refusals.ts';
import { actionPlanSetup } from './actionPlan.setup.ts';

const beginChange = (completed: boolean) => ({
  target: 'changing' as const,
  actions: { type: 'beginChange' as const, params: { completed } },
});

const storeRefused = { type: 'storeFailure', params: { failure: 'refused' } } as const;

/**
 * Shows an alert, and marks it as handled or reopens it. The steps of its plan are `planSteps`: completing
 * all of them does not handle the alert.
 *
 * After a lost answer the machine reads the alert again, so that the page shows the insurer's state. Failures raise no
 * notice; the page shows them in place.
 */
export const actionPlanMachine = actionPlanSetup.createMachine({
  id: 'actionPlan',
  context: ({ input }) => ({ ...input, alert: null, change: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readAlert',
        src: 'readAlert',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: isRefused, target: 'failed', actions: react },
          { target: 'deciding', actions: withOutput('storeAlert') },
        ],
        onError: 'failed',
      },
      on: { 'alert.vanished': 'noLongerExists' },
    },
    failed: { on: { 'retry.requested': 'loading', 'alert.vanished': 'noLongerExists' } },
    deciding: { always: [{ guard: 'isHandled', target: 'handled' }, { target: 'open' }] },
    open: {
      on: { 'handled.marked': beginChange(true), 'alert.outdated': 'refreshing', 'alert.vanished': 'noLongerExists' },
    },
    handled: {
      on: {
        'reopening.requested': beginChange(false),
        'alert.outdated': 'refreshing',
        'alert.vanished': 'noLongerExists',
      },
    },
    refreshing: {
      invoke: {
        id: 'readAlert',
        src: 'readAlert',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: isRefused, target: 'deciding', actions: react },
          { target: 'deciding', actions: [withOutput('storeAlert'), assign({ failure: null })] },
        ],
        onError: 'deciding',
      },
      // A change made meanwhile is newer than the alert being read.
      on: {
        'handled.marked': { guard: 'isOpen', ...beginChange(true) },
        'reopening.requested': { guard: 'isHandled', ...beginChange(false) },
        'alert.vanished': 'noLongerExists',
      },
    },
    changing: {
      invoke: {
        id: 'changeAlert',
        src: 'changeAlert',
        input: ({ context: { alertId, change } }) => {
          if (!change) throw new Error('There is nothing to change.');
          return { alertId, ...change };
        },
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: brokeDown, target: 'checkingOutcome', actions: react },
          {
            guard: isRefused,
            target: 'deciding',
            actions: [react, storeRefused],
          },
          { guard: withOutput('isAsWished'), target: 'changed', actions: withOutput('storeAlert') },
          {
            target: 'deciding',
            actions: [withOutput('storeAlert'), storeRefused],
          },
        ],
        onError: 'checkingOutcome',
      },
    },
    changed: {
      always: [
        { guard: 'isHandling', target: 'deciding', actions: ['announceHandled', 'endChange'] },
        { target: 'deciding', actions: ['announceReopened', 'endChange'] },
      ],
    },
    /** Reads the alert after a lost answer, to see whether the change arrived. */
    checkingOutcome: {
      invoke: {
        id: 'readAlert',
        src: 'readAlert',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: withOutput('isMissing'), target: 'noLongerExists' },
          { guard: isRefused, target: 'outcomeUnknown', actions: react },
          { guard: withOutput('isAsWished'), target: 'changed', actions: withOutput('storeAlert') },
          {
            target: 'deciding',
            actions: [withOutput('storeAlert'), { type: 'storeFailure', params: { failure: 'notReceived' as const } }],
          },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { on: { 'retry.requested': 'checkingOutcome', 'alert.outdated': 'checkingOutcome' } },
    noLongerExists: {},
  },
});

export type ActionPlanActor = ActorRefFrom<typeof actionPlanMachine>;
