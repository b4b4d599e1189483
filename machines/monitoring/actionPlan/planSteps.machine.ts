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

export type { PlanStep, StepsRead } from './alerts.ts';
export type { StepChange, StepFailure } from './wishes.ts';

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

const wish = {
  type: 'wish' as const,
  params: ({ event }: { event: { actionItem: string } }) => event,
};

/**
 * Ticks and unticks the steps of an action plan. A step shows the customer's choice at once, and the
 * insurer's state as soon as that is known to differ. Changes are sent one at a time, and the last choice for a step
 * wins.
 */
export const planStepsMachine = setup({
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
    wish: assign(({ context }, { actionItem }: { actionItem: string }) => {
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
}).createMachine({
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
    listed: { on: { 'step.toggled': { target: 'proceeding', actions: wish }, 'steps.outdated': 'refreshing' } },
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
      on: { 'step.toggled': { target: 'proceeding', actions: wish } },
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
      on: { 'step.toggled': { actions: wish } },
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
      on: { 'step.toggled': { actions: wish } },
    },
    outcomeUnknown: {
      on: {
        'retry.requested': 'checkingOutcome',
        'steps.outdated': 'checkingOutcome',
        // The answer to any change contains the state of every step.
        'step.toggled': { target: 'proceeding', actions: wish },
      },
    },
    noLongerExists: { type: 'final' },
  },
  output: 'noLongerExists',
});

export type PlanStepsActor = ActorRefFrom<typeof planStepsMachine>;
