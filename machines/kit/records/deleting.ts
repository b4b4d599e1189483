import { assign, setup } from 'xstate';

import type { Code } from '#schema/errors.ts';
import { actionPort, promisePort } from '../port.ts';
import {
  getRefusalCode,
  hasRefusalCode,
  isRefused,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../refusals.ts';

/** `gone`: the record no longer exists. Some insurers have no code for that, so the port decides. */
export type Deleted = { kind: 'deleted' } | { kind: 'gone' } | Refused;

/** Keeps one Idempotency-Key until the outcome is known. */
export type Deletion = { id: string; key: string };

type DeletingInput = { id: string; newKey: () => string };

type DeletingContext = DeletingInput & { key: string | null };

/** `gone`: deleted elsewhere in the meantime. */
export type DeletingOutput = 'deleted' | 'gone' | 'left';

type Deleting = {
  id: string;
  /** Undefined if the insurer has no such code. */
  notFound?: Code;
  inUse: Code;
};

/** Creates a machine that deletes a customer's record after a confirmation, unless the record is still in use. */
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
      isGone: (_, answer: Deleted) =>
        answer.kind === 'gone' || (notFound !== undefined && getRefusalCode(answer) === notFound),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, key: null }),
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
            { guard: hasRefusalCode(inUse), target: 'inUse' },
            { guard: isRefused, target: 'asking', actions: [assign({ key: null }), react] },
            { target: 'deleted' },
          ],
          onError: { target: 'unanswered', actions: 'announceUnanswered' },
        },
      },
      /** The record may be deleted already. */
      unanswered: { on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' } },
      inUse: { on: { 'dialog.closed': 'left' } },
      deleted: { entry: 'announceDeleted', type: 'final', output: 'deleted' },
      gone: { entry: 'announceGone', type: 'final', output: 'gone' },
      left: { type: 'final', output: 'left' },
    },
    output: ({ event }) => event.output as DeletingOutput,
  });

export type DeletingMachine = ReturnType<typeof deleting>;
