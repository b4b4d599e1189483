import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  isRefusedWith,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
} from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';
import { changesTo, isSame, type NewPassenger, type Passenger, type PassengerDescribed } from './passenger.ts';

export type PassengerEdited = { kind: 'edited' } | Refused;

export type EditPassengerEvent = PassengerDescribed | { type: 'dialog.closed' };

/** `isFresh`: the list that they are from was read a moment ago, and the insurer has them like that. */
type EditPassengerInput = { passenger: Passenger; isFresh: boolean; newKey: () => string };

/** What is sent: what has changed, under one Idempotency-Key until it is known what became of it. */
type Attempt = { described: NewPassenger; changes: Partial<NewPassenger>; key: string };

type EditPassengerContext = EditPassengerInput & {
  attempt: Attempt | null;
  /** Whether the insurer is known to have the passenger as they were given to this flow. */
  isSure: boolean;
  problems: Problems;
  end: EditPassengerOutput;
};

/** `gone`: deleted meanwhile, elsewhere. */
export type EditPassengerOutput = 'edited' | 'gone' | 'left';

/**
 * Other details of somebody who may travel insured.
 *
 * Only what has changed is sent, so that whatever was changed elsewhere meanwhile stays; and nothing, where nothing has. From
 * an old list, and after a lost answer, nobody knows what the insurer has, so that everything is sent that has been described.
 */
export const editPassengerMachine = setup({
  types: {} as {
    context: EditPassengerContext;
    events: EditPassengerEvent;
    input: EditPassengerInput;
    output: EditPassengerOutput;
  },
  actors: {
    editPassenger: promisePort<PassengerEdited, Pick<Attempt, 'changes' | 'key'> & { passengerId: string }>(
      'editPassenger',
    ),
  },
  actions: {
    ...refusalPorts,
    announceEdited: actionPort('announceEdited'),
    announceGone: actionPort('announceGone'),
  },
  guards: {
    ...refusalGuards,
    isUnchanged: ({ context: { isSure, passenger } }, described: NewPassenger) =>
      isSure && Object.keys(changesTo(passenger, described)).length === 0,
  },
}).createMachine({
  id: 'editPassenger',
  context: ({ input }) => ({ ...input, attempt: null, isSure: input.isFresh, problems: {}, end: 'left' }),
  initial: 'describing',
  states: {
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'passenger.described': [
          { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: 'left' },
          {
            target: 'editing',
            actions: assign({
              attempt: ({ context: { attempt, isSure, passenger, newKey }, event: { type: _, ...described } }) =>
                attempt && isSame(attempt.described, described)
                  ? attempt
                  : { described, changes: changesTo(isSure ? passenger : nobody, described), key: newKey() },
            }),
          },
        ],
        'dialog.closed': 'left',
      },
    },
    editing: {
      tags: 'working',
      invoke: {
        id: 'editPassenger',
        src: 'editPassenger',
        input: ({ context: { passenger, attempt } }) => {
          const { changes, key } = attempt as Attempt;
          return { passengerId: passenger.passengerId, changes, key };
        },
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'describing',
            actions: assign({ attempt: null, problems: fieldProblems }),
          },
          { guard: isRefusedWith('PASSENGER_NOT_FOUND'), target: 'gone' },
          { guard: isRefused, target: 'describing', actions: [assign({ attempt: null }), react] },
          { target: 'edited' },
        ],
        onError: { target: 'describing', actions: [assign({ isSure: false }), 'announceUnanswered'] },
      },
    },
    edited: { entry: [assign({ end: 'edited' }), 'announceEdited'], type: 'final' },
    gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

export type EditPassengerActor = ActorRefFrom<typeof editPassengerMachine>;
export type EditPassengerSnapshot = SnapshotFrom<typeof editPassengerMachine>;

const nobody: NewPassenger = { name: '', surname: '', mobilePhoneNumber: '' };
