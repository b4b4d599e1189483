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
import { type Bag, type BagDescribed, isSame, type NewBag } from './bag.ts';

export type BagAdded = { kind: 'added'; bag: Bag } | Refused;

export type AddBagEvent = BagDescribed | { type: 'dialog.closed' };

type AddBagContext = {
  newKey: () => string;
  /** Sent under one Idempotency-Key, until it is known what became of it. */
  attempt: { bag: NewBag; key: string } | null;
  problems: Problems;
  added: Bag | null;
};

export type AddBagOutput = { kind: 'added'; bag: Bag } | { kind: 'left' };

/**
 * One more bag that is lost.
 *
 * Whoever hears no answer is told so and may send it again: the same bag goes under the same key, and is added once.
 */
export const addBagMachine = setup({
  types: {} as {
    context: AddBagContext;
    events: AddBagEvent;
    input: { newKey: () => string };
    output: AddBagOutput;
  },
  actors: {
    addBag: promisePort<BagAdded, { bag: NewBag; key: string }>('addBag'),
  },
  actions: {
    ...refusalPorts,
    announceAdded: actionPort('announceAdded'),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'addBag',
  context: ({ input: { newKey } }) => ({ newKey, attempt: null, problems: {}, added: null }),
  initial: 'describing',
  states: {
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'bag.described': {
          target: 'adding',
          actions: assign({
            attempt: ({ context: { attempt, newKey }, event: { type: _, ...bag } }) =>
              attempt && isSame(attempt.bag, bag) ? attempt : { bag, key: newKey() },
          }),
        },
        'dialog.closed': 'left',
      },
    },
    adding: {
      tags: 'working',
      invoke: {
        id: 'addBag',
        src: 'addBag',
        input: ({ context }) => context.attempt as NonNullable<AddBagContext['attempt']>,
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
              assign({ added: ({ event }) => (event.output.kind === 'added' ? event.output.bag : null) }),
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
  output: ({ context: { added } }) => (added ? { kind: 'added', bag: added } : { kind: 'left' }),
});

export type AddBagActor = ActorRefFrom<typeof addBagMachine>;
export type AddBagSnapshot = SnapshotFrom<typeof addBagMachine>;
