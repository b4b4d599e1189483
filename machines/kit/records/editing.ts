import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Code } from '#schema/errors.ts';
import { actionPort, promisePort } from '../port.ts';
import {
  fieldProblems,
  getRefusalCode,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../refusals.ts';
import { type Details, type DetailsEntered, isSame } from './details.ts';

/** `gone`: the record no longer exists. Some insurers have no code for that, so the port decides. */
export type Edited = { kind: 'edited' } | { kind: 'gone' } | Refused;

/** The changes of a record, under one Idempotency-Key until the outcome is known. */
export type Edit<Entered> = { id: string; changes: Partial<Entered>; key: string };

/** `isFresh`: `known` was read a moment ago and matches the insurer's record. */
type EditingInput<Entered> = { id: string; known: Entered; isFresh: boolean; newKey: () => string };

type EditingContext<Entered> = EditingInput<Entered> & {
  attempt: { details: Entered; changes: Partial<Entered>; key: string } | null;
  /** Whether `known` is certain to match the insurer's record. */
  isSure: boolean;
  problems: Problems;
};

/** `gone`: deleted elsewhere in the meantime. */
export type EditingOutput = 'edited' | 'gone' | 'left';

type Editing<Entered> = {
  id: string;
  /** Returns the changed values; all values if the record is unknown. */
  changesTo: (known: Entered | null, entered: Entered) => Partial<Entered>;
  /** Undefined if the insurer has no such code. */
  notFound?: Code;
};

/**
 * Creates a machine that edits a customer's record, described as `Entered`.
 *
 * Sends only changes, so that changes made elsewhere are preserved, and nothing if there are none. With an old list, or
 * after a lost answer, the insurer's record is unknown, so the machine sends everything that was entered.
 */
export const editing = <Entered extends Details>({ id, changesTo, notFound }: Editing<Entered>) =>
  setup({
    types: {} as {
      context: EditingContext<Entered>;
      events: DetailsEntered<Entered> | { type: 'dialog.closed' };
      input: EditingInput<Entered>;
      output: EditingOutput;
    },
    actors: {
      edit: promisePort<Edited, Edit<Entered>>('edit'),
    },
    actions: {
      ...refusalPorts,
      announceEdited: actionPort('announceEdited'),
      announceGone: actionPort('announceGone'),
    },
    guards: {
      ...refusalGuards,
      isGone: (_, answer: Edited) =>
        answer.kind === 'gone' || (notFound !== undefined && getRefusalCode(answer) === notFound),
      isUnchanged: ({ context: { isSure, known } }, { details }: { details: Entered }) =>
        isSure && Object.keys(changesTo(known, details)).length === 0,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, attempt: null, isSure: input.isFresh, problems: {} }),
    initial: 'describing',
    states: {
      describing: {
        exit: assign({ problems: {} }),
        on: {
          'details.entered': [
            { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: 'left' },
            {
              target: 'editing',
              actions: assign({
                attempt: ({ context: { attempt, isSure, known, newKey }, event: { details } }) =>
                  attempt && isSame(attempt.details, details)
                    ? attempt
                    : { details, changes: changesTo(isSure ? known : null, details), key: newKey() },
              }),
            },
          ],
          'dialog.closed': 'left',
        },
      },
      editing: {
        tags: 'working',
        invoke: {
          id: 'edit',
          src: 'edit',
          input: ({ context }) => {
            const { changes, key } = context.attempt as NonNullable<EditingContext<Entered>['attempt']>;
            return { id: context.id, changes, key };
          },
          onDone: [
            {
              guard: isRefusedForFields,
              target: 'describing',
              actions: assign({ attempt: null, problems: fieldProblems }),
            },
            { guard: withOutput('isGone'), target: 'gone' },
            { guard: isRefused, target: 'describing', actions: [assign({ attempt: null }), react] },
            { target: 'edited' },
          ],
          onError: { target: 'describing', actions: [assign({ isSure: false }), 'announceUnanswered'] },
        },
      },
      edited: { entry: 'announceEdited', type: 'final', output: 'edited' },
      gone: { entry: 'announceGone', type: 'final', output: 'gone' },
      left: { type: 'final', output: 'left' },
    },
    output: ({ event }) => event.output as EditingOutput,
  });

type EditingMachine<Entered extends Details> = ReturnType<typeof editing<Entered>>;
export type EditingActor<Entered extends Details> = ActorRefFrom<EditingMachine<Entered>>;
export type EditingSnapshot<Entered extends Details> = SnapshotFrom<EditingMachine<Entered>>;
