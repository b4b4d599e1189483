import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { actionPort, promisePort } from '../port.ts';
import {
  fieldProblems,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
} from '../refusals.ts';
import { type Details, type DetailsEntered, isSame } from './details.ts';

export type Added<Kept> = { kind: 'added'; added: Kept } | Refused;

/** Keeps one Idempotency-Key until the outcome is known. */
export type Addition<Entered> = { details: Entered; key: string };

type AddingContext<Entered, Kept> = {
  newKey: () => string;
  attempt: Addition<Entered> | null;
  problems: Problems;
  added: Kept | null;
};

export type AddingOutput<Kept> = { kind: 'added'; added: Kept } | { kind: 'left' };

/**
 * Creates a machine that adds a record of a customer: `Entered` as they describe it, `Kept` as the insurer stores it.
 *
 * After a lost answer the customer may send it again: equal details reuse the key and are added once.
 */
export const adding = <Entered extends Details, Kept>(id: string) =>
  setup({
    types: {} as {
      context: AddingContext<Entered, Kept>;
      events: DetailsEntered<Entered> | { type: 'dialog.closed' };
      input: { newKey: () => string };
      output: AddingOutput<Kept>;
    },
    actors: {
      add: promisePort<Added<Kept>, Addition<Entered>>('add'),
    },
    actions: {
      ...refusalPorts,
      announceAdded: actionPort('announceAdded'),
    },
    guards: refusalGuards,
  }).createMachine({
    id,
    context: ({ input: { newKey } }) => ({ newKey, attempt: null, problems: {}, added: null }),
    initial: 'describing',
    states: {
      describing: {
        exit: assign({ problems: {} }),
        on: {
          'details.entered': {
            target: 'adding',
            actions: assign({
              attempt: ({ context: { attempt, newKey }, event: { details } }) =>
                attempt && isSame(attempt.details, details) ? attempt : { details, key: newKey() },
            }),
          },
          'dialog.closed': 'left',
        },
      },
      adding: {
        tags: 'working',
        invoke: {
          id: 'add',
          src: 'add',
          input: ({ context }) => context.attempt as Addition<Entered>,
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
                assign({ added: ({ event }) => (event.output.kind === 'added' ? event.output.added : null) }),
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
    output: ({ context: { added } }) => (added ? { kind: 'added', added } : { kind: 'left' }),
  });

type AddingMachine<Entered extends Details, Kept> = ReturnType<typeof adding<Entered, Kept>>;
export type AddingActor<Entered extends Details, Kept> = ActorRefFrom<AddingMachine<Entered, Kept>>;
export type AddingSnapshot<Entered extends Details, Kept> = SnapshotFrom<AddingMachine<Entered, Kept>>;
