import { assign, setup } from 'xstate';

import { actionPort, promisePort } from '../../kit/port.ts';
import { type Refused, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import {
  type AlertChange,
  type AlertRead,
  type Completion,
  type CompletionSource,
  type DataAlert,
  newCompletion,
} from './alerts.ts';

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

export const actionPlanSetup = setup({
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
    storeFailure: assign(({ context: { change } }, { failure }: { failure: ChangeFailure }) => ({
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
});
