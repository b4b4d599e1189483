import { assign, setup } from 'xstate';

import type { Code } from '#schema/errors.ts';

import {
  codeIn,
  isRefused,
  isRefusedWith,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';

/** `gone`: it is not there any more, by whatever that is known where the insurer has no code for it. */
export type Deleted = { kind: 'deleted' } | { kind: 'gone' } | Refused;

/** Sent under one Idempotency-Key, until it is known what became of it. */
export type Deletion = { id: string; key: string };

type DeletingInput = { id: string; newKey: () => string };

type DeletingContext = DeletingInput & { key: string | null; end: DeletingOutput };

/** `gone`: deleted meanwhile, elsewhere. */
export type DeletingOutput = 'deleted' | 'gone' | 'left';

type Deleting = {
  id: string;
  /** Undefined where the insurer has none. */
  notFound?: Code;
  inUse: Code;
};

/** The machine that deletes a record of a customer: none unasked, and none that something else still needs. */
export const deleting = ({ id, notFound, inUse }: Deleting) =>
  setup({
    types: {} as {
      context: DeletingContext;
      events: { type: 'deletion.confirmed' } | { type: 'dialog.closed' };
      input: DeletingInput;
      output: DeletingOutput;
    },
    actors: {
      delete: promisePort<Deleted, Deletion>('delete'),
    },
    actions: {
      ...refusalPorts,
      announceDeleted: actionPort('announceDeleted'),
      announceGone: actionPort('announceGone'),
    },
    guards: {
      ...refusalGuards,
      isGone: (_, answer: Deleted) => answer.kind === 'gone' || (notFound !== undefined && codeIn(answer) === notFound),
    },
  }).createMachine({
    id,
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
          id: 'delete',
          src: 'delete',
          input: ({ context }) => ({ id: context.id, key: context.key ?? '' }),
          onDone: [
            { guard: withOutput('isGone'), target: 'gone' },
            { guard: isRefusedWith(inUse), target: 'inUse' },
            { guard: isRefused, target: 'asking', actions: [assign({ key: null }), react] },
            { target: 'deleted' },
          ],
          onError: { target: 'unanswered', actions: 'announceUnanswered' },
        },
      },
      /** It may be gone already. */
      unanswered: { on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' } },
      inUse: { on: { 'dialog.closed': 'left' } },
      deleted: { entry: [assign({ end: 'deleted' }), 'announceDeleted'], type: 'final' },
      gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
      left: { type: 'final' },
    },
    output: ({ context: { end } }) => end,
  });

export type DeletingMachine = ReturnType<typeof deleting>;
