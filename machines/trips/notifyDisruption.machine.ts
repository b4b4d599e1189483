import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../kit/port.ts';
import {
  fieldProblems,
  hasRefusalCode,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
} from '../kit/refusals.ts';
import { type Attempt, type DisruptionDescribed, offersOnTime, toAttempt } from './notifyDisruption.logic.ts';

export type AlertAnswer = { kind: 'sent' } | Refused;

export type NotifyDisruptionEvent =
  | DisruptionDescribed
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.withdrawn' }
  | { type: 'dialog.closed' };

type Which = { tripId: string; flightId: string };

type NotifyDisruptionInput = Which & { isCancelled: boolean; isAlerted: boolean; newKey: () => string };

type NotifyDisruptionContext = NotifyDisruptionInput & {
  asked: DisruptionDescribed | null;
  attempt: Attempt | null;
  /** Whether an answer was lost, so that the insurer may have received a report. */
  isUnsure: boolean;
  problems: Problems;
};

export type NotifyDisruptionOutput = 'sent' | 'left';

/** Reports to the insurer that a flight is late or cancelled. A flight on time is not reported. */
export const notifyDisruptionMachine = setup({
  types: {} as {
    context: NotifyDisruptionContext;
    events: NotifyDisruptionEvent;
    input: NotifyDisruptionInput;
    output: NotifyDisruptionOutput;
  },
  actors: {
    sendAlert: promisePort<AlertAnswer, Which & Attempt>('sendAlert'),
  },
  actions: {
    ...refusalPorts,
    announceSent: actionPort('announceSent'),
    /** Marks the flight's row as about to change. */
    watchFlight: actionPort('watchFlight'),
  },
  guards: {
    ...refusalGuards,
    isCancelled: ({ context }) => context.isCancelled,
    isOnTime: ({ context }, { choice }: DisruptionDescribed) => choice === 'ON_TIME' && offersOnTime(context),
    isDelay: (_, { choice }: DisruptionDescribed) => choice === 'DELAY',
    isCancellation: (_, { choice }: DisruptionDescribed) => choice === 'CANCELLATION',
  },
}).createMachine({
  id: 'notifyDisruption',
  context: ({ input }) => ({ ...input, asked: null, attempt: null, isUnsure: false, problems: {} }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isCancelled', target: 'alreadyCancelled' }, { target: 'choosing' }] },
    alreadyCancelled: { on: { 'dialog.closed': 'left' } },
    choosing: {
      exit: assign({ problems: {} }),
      on: {
        'disruption.described': [
          { guard: { type: 'isOnTime', params: ({ event }) => event }, target: 'left' },
          {
            guard: { type: 'isCancellation', params: ({ event }) => event },
            target: 'confirming',
            actions: assign({ asked: ({ event }) => event }),
          },
          {
            guard: { type: 'isDelay', params: ({ event }) => event },
            target: 'sending',
            actions: assign({ attempt: ({ context, event }) => toAttempt(context, event) }),
          },
        ],
        'dialog.closed': 'left',
      },
    },
    confirming: {
      on: {
        'cancellation.confirmed': {
          target: 'sending',
          actions: assign({ attempt: ({ context }) => context.asked && toAttempt(context, context.asked) }),
        },
        'cancellation.withdrawn': 'choosing',
      },
    },
    sending: {
      tags: 'working',
      invoke: {
        id: 'sendAlert',
        src: 'sendAlert',
        input: ({ context: { tripId, flightId, attempt } }) => ({ tripId, flightId, ...(attempt as Attempt) }),
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'choosing',
            actions: assign({ attempt: null, problems: fieldProblems }),
          },
          { guard: hasRefusalCode('FLIGHT_ALERTED'), target: 'departed' },
          { guard: isRefused, target: 'choosing', actions: [assign({ attempt: null }), react] },
          { target: 'sent' },
        ],
        onError: { target: 'choosing', actions: [assign({ isUnsure: true }), 'watchFlight', 'announceUnanswered'] },
      },
    },
    /** The flight departed meanwhile, so it can no longer be reported. */
    departed: { on: { 'dialog.closed': 'left' } },
    sent: { entry: ['announceSent', 'watchFlight'], type: 'final', output: 'sent' },
    left: { type: 'final', output: 'left' },
  },
  output: ({ event }) => event.output as NotifyDisruptionOutput,
});

export type NotifyDisruptionActor = ActorRefFrom<typeof notifyDisruptionMachine>;
export type NotifyDisruptionSnapshot = SnapshotFrom<typeof notifyDisruptionMachine>;
