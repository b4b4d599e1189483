import { type ActorRefFrom, assign, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  brokeDown,
  isRefused,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import { type AlertRead, type Completion, type CompletionSource, type DataAlert, newCompletion } from './alerts.ts';

export type { AlertRead, DataAlert } from './alerts.ts';

export type AlertChange = { alertId: string } & Completion;

export type ActionPlanEvent =
  | { type: 'handled.marked' }
  | { type: 'reopening.requested' }
  | { type: 'retry.requested' }
  /** Another tab reports a change of the alert. */
  | { type: 'alert.outdated' }
  /** The checklist found that the alert does not exist. */
  | { type: 'alert.vanished' };

type ActionPlanInput = { alertId: string } & CompletionSource;

/** Why the last change was not made: the insurer refused it, or never received it. */
export type ChangeFailure = 'refused' | 'notReceived';

type ActionPlanContext = ActionPlanInput & {
  alert: DataAlert | null;
  /** The last change, until its outcome is known. */
  change: Completion | null;
  failure: ChangeFailure | null;
};

const begin = (completed: boolean) => ({
  target: 'changing' as const,
  actions: { type: 'beginChange' as const, params: { completed } },
});

const outdated = { 'alert.outdated': 'refreshing' as const };

/**
 * Shows an alert, and marks it as handled or reopens it. The steps of its plan are `planSteps`: completing
 * all of them does not handle the alert.
 *
 * After a lost answer the machine reads the alert again, so that the page shows the insurer's state. Failures raise no
 * notice; the page shows them in place.
 */
export const actionPlanMachine = setup({
  types: {} as { context: ActionPlanContext; events: ActionPlanEvent; input: ActionPlanInput },
  actors: {
    readAlert: promisePort<AlertRead, { alertId: string }>('readAlert'),
    changeAlert: promisePort<AlertRead, AlertChange>('changeAlert'),
  },
  actions: {
    /** Ends an expired session, and ignores any other refusal. */
    react: refusalPorts.react,
    announceHandled: actionPort('announceHandled'),
    announceReopened: actionPort('announceReopened'),
    storeAlert: assign((_, answer: AlertRead) => (answer.kind === 'read' ? { alert: answer.alert } : {})),
    beginChange: assign(({ context }, { completed }: { completed: boolean }) => ({
      change: context.change?.completed === completed ? context.change : newCompletion(completed, context),
      failure: null,
    })),
    endChange: assign({ change: null }),
    /** A change that was not received may still arrive, so sending it again reuses its key. */
    fail: assign(({ context: { change } }, { failure }: { failure: ChangeFailure }) => ({
      change: failure === 'refused' ? null : change,
      failure,
    })),
  },
  guards: {
    ...refusalGuards,
    isMissing: (_, answer: AlertRead | Refused) => answer.kind === 'missing',
    isOpen: ({ context }) => context.alert?.completed === false,
    isHandled: ({ context }) => context.alert?.completed === true,
    isAsWished: ({ context: { change } }, answer: AlertRead) =>
      answer.kind === 'read' && answer.alert.completed === change?.completed,
    isHandling: ({ context: { change } }) => change?.completed === true,
  },
}).createMachine({
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
    open: { on: { 'handled.marked': begin(true), ...outdated, 'alert.vanished': 'noLongerExists' } },
    handled: { on: { 'reopening.requested': begin(false), ...outdated, 'alert.vanished': 'noLongerExists' } },
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
        'handled.marked': { guard: 'isOpen', ...begin(true) },
        'reopening.requested': { guard: 'isHandled', ...begin(false) },
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
            actions: [react, { type: 'fail', params: { failure: 'refused' as const } }],
          },
          { guard: withOutput('isAsWished'), target: 'changed', actions: withOutput('storeAlert') },
          {
            target: 'deciding',
            actions: [withOutput('storeAlert'), { type: 'fail', params: { failure: 'refused' as const } }],
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
            actions: [withOutput('storeAlert'), { type: 'fail', params: { failure: 'notReceived' as const } }],
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
