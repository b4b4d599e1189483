import { assign, setup } from 'xstate';

import { isRefused, isRefusedWith, type Refused, react, refusalGuards, refusalPorts } from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';

export type PassengerDeleted = { kind: 'deleted' } | Refused;

export type DeletePassengerEvent = { type: 'deletion.confirmed' } | { type: 'dialog.closed' };

type DeletePassengerInput = { passengerId: string; newKey: () => string };

type DeletePassengerContext = DeletePassengerInput & {
  /** The Idempotency-Key, until it is known what became of it. */
  key: string | null;
  end: DeletePassengerOutput;
};

/** `gone`: deleted meanwhile, elsewhere. */
export type DeletePassengerOutput = 'deleted' | 'gone' | 'left';

/** Nobody is deleted unasked, and nobody who is on a trip that is not over: then it is said which. */
export const deletePassengerMachine = setup({
  types: {} as {
    context: DeletePassengerContext;
    events: DeletePassengerEvent;
    input: DeletePassengerInput;
    output: DeletePassengerOutput;
  },
  actors: {
    deletePassenger: promisePort<PassengerDeleted, { passengerId: string; key: string }>('deletePassenger'),
  },
  actions: {
    ...refusalPorts,
    announceDeleted: actionPort('announceDeleted'),
    announceGone: actionPort('announceGone'),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'deletePassenger',
  context: ({ input }) => ({ ...input, key: null, end: 'left' }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'deletion.confirmed': {
          target: 'deleting',
          actions: assign({ key: ({ context: { key, newKey } }) => key ?? newKey() }),
        },
        'dialog.closed': 'left',
      },
    },
    deleting: {
      tags: 'working',
      invoke: {
        id: 'deletePassenger',
        src: 'deletePassenger',
        input: ({ context: { passengerId, key } }) => ({ passengerId, key: key ?? '' }),
        onDone: [
          { guard: isRefusedWith('PASSENGER_NOT_FOUND'), target: 'gone' },
          { guard: isRefusedWith('IN_USE'), target: 'inUse' },
          { guard: isRefused, target: 'asking', actions: [assign({ key: null }), react] },
          { target: 'deleted' },
        ],
        onError: { target: 'unanswered', actions: 'announceUnanswered' },
      },
    },
    /** They may be gone already. */
    unanswered: { on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' } },
    inUse: { on: { 'dialog.closed': 'left' } },
    deleted: { entry: [assign({ end: 'deleted' }), 'announceDeleted'], type: 'final' },
    gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});
