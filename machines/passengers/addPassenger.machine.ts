import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
} from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';
import { isSame, type NewPassenger, type Passenger, type PassengerDescribed } from './passenger.ts';

export type PassengerAdded = { kind: 'added'; passenger: Passenger } | Refused;

export type AddPassengerEvent = PassengerDescribed | { type: 'dialog.closed' };

type AddPassengerContext = {
  newKey: () => string;
  /** Sent under one Idempotency-Key, until it is known what became of it. */
  attempt: { passenger: NewPassenger; key: string } | null;
  problems: Problems;
  added: Passenger | null;
};

export type AddPassengerOutput = { kind: 'added'; passenger: Passenger } | { kind: 'left' };

/**
 * One more person who may travel insured.
 *
 * Whoever hears no answer is told so and may send it again: the same person goes under the same key, and is added once.
 */
export const addPassengerMachine = setup({
  types: {} as {
    context: AddPassengerContext;
    events: AddPassengerEvent;
    input: { newKey: () => string };
    output: AddPassengerOutput;
  },
  actors: {
    addPassenger: promisePort<PassengerAdded, { passenger: NewPassenger; key: string }>('addPassenger'),
  },
  actions: {
    ...refusalPorts,
    announceAdded: actionPort('announceAdded'),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'addPassenger',
  context: ({ input: { newKey } }) => ({ newKey, attempt: null, problems: {}, added: null }),
  initial: 'describing',
  states: {
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'passenger.described': {
          target: 'adding',
          actions: assign({
            attempt: ({ context: { attempt, newKey }, event: { type: _, ...passenger } }) =>
              attempt && isSame(attempt.passenger, passenger) ? attempt : { passenger, key: newKey() },
          }),
        },
        'dialog.closed': 'left',
      },
    },
    adding: {
      tags: 'working',
      invoke: {
        id: 'addPassenger',
        src: 'addPassenger',
        input: ({ context }) => context.attempt as NonNullable<AddPassengerContext['attempt']>,
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'describing',
            actions: assign({ attempt: null, problems: fieldProblems }),
          },
          { guard: isRefused, target: 'describing', actions: [assign({ attempt: null }), react] },
          {
            target: 'added',
            actions: [
              assign({ added: ({ event }) => (event.output.kind === 'added' ? event.output.passenger : null) }),
              'announceAdded',
            ],
          },
        ],
        onError: { target: 'describing', actions: 'announceUnanswered' },
      },
    },
    added: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { added } }) => (added ? { kind: 'added', passenger: added } : { kind: 'left' }),
});

export type AddPassengerActor = ActorRefFrom<typeof addPassengerMachine>;
export type AddPassengerSnapshot = SnapshotFrom<typeof addPassengerMachine>;
