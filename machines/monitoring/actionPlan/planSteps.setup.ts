import { assign, setup } from 'xstate';

import { actionPort, promisePort } from '../../kit/port.ts';
import { type Refused, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { CompletionSource, PlanStep, StepsRead } from './alerts.ts';
import {
  applyFailure,
  applyRead,
  isTicked,
  nextChange,
  type StepChange,
  type StepFailure,
  withoutMetWishes,
} from './wishes.ts';

export type PlanStepsEvent =
  /** The customer ticks or unticks a step. */
  | { type: 'step.toggled'; actionItem: string }
  | { type: 'retry.requested' }
  /** Another tab may have changed the steps. */
  | { type: 'steps.outdated' };

type PlanStepsInput = { alertId: string } & CompletionSource;

type PlanStepsContext = PlanStepsInput & {
  steps: readonly PlanStep[];
  /** The `actionItem` of each step that the insurer has as completed. */
  completed: readonly string[];
  /** The customer's choice for each step, until the insurer has stored it. */
  wishes: Readonly<Record<string, boolean>>;
  /** The change that is being sent, or whose outcome is unknown. */
  change: StepChange | null;
  /** Why the last change to a step was not made. */
  failures: Readonly<Record<string, StepFailure>>;
};

export const planStepsSetup = setup({
  types: {} as {
    context: PlanStepsContext;
    events: PlanStepsEvent;
    input: PlanStepsInput;
    output: 'noLongerExists';
  },
  actors: {
    readSteps: promisePort<StepsRead, { alertId: string }>('readSteps'),
    changeStep: promisePort<StepsRead, { alertId: string } & StepChange>('changeStep'),
  },
  actions: {
    /** Ends an expired session, and ignores any other refusal. */
    react: refusalPorts.react,
    /** Stores on this device which steps are completed. */
    keepCompleted: actionPort<StepsRead>('keepCompleted'),
    storeWish: assign(({ context }, { actionItem }: { actionItem: string }) => {
      const { [actionItem]: _, ...failures } = context.failures;
      return { wishes: { ...context.wishes, [actionItem]: !isTicked(context, actionItem) }, failures };
    }),
    beginChange: assign(({ context }) => ({ change: nextChange(context) })),
    storeSteps: assign(({ context }, answer: StepsRead) => applyRead(context, answer)),
    failChange: assign(({ context }) => applyFailure(context, 'refused')),
    /** Shows the state before the change. The change itself is kept, so that a retry reuses its key. */
    rollBack: assign(({ context }) => ({ ...applyFailure(context, 'unknown'), change: context.change })),
    dropMetWishes: assign(({ context }) => ({ wishes: withoutMetWishes(context) })),
  },
  guards: {
    ...refusalGuards,
    isMissing: (_, answer: StepsRead | Refused) => answer.kind === 'missing',
    hasWish: ({ context }) => Object.keys(withoutMetWishes(context)).length > 0,
  },
});
