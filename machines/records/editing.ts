import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import type { Code } from '#schema/errors.ts';

import {
  codeIn,
  fieldProblems,
  isRefused,
  isRefusedForFields,
  type Problems,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';
import { type Details, type DetailsEntered, isSame } from './details.ts';

/** `gone`: there is nothing any more, by whatever that is known where the insurer has no code for it. */
export type Edited = { kind: 'edited' } | { kind: 'gone' } | Refused;

/** What is sent: what has changed, under one Idempotency-Key until it is known what became of it. */
export type Edit<Entered> = { id: string; changes: Partial<Entered>; key: string };

/** `isFresh`: the list that it is from was read a moment ago, and the insurer has it like that. */
type EditingInput<Entered> = { id: string; known: Entered; isFresh: boolean; newKey: () => string };

type EditingContext<Entered> = EditingInput<Entered> & {
  attempt: { details: Entered; changes: Partial<Entered>; key: string } | null;
  /** Whether the insurer is known to have the record as it was given to this flow. */
  isSure: boolean;
  problems: Problems;
  end: EditingOutput;
};

/** `gone`: deleted meanwhile, elsewhere. */
export type EditingOutput = 'edited' | 'gone' | 'left';

type Editing<Entered> = {
  id: string;
  /** What is otherwise in what was entered; all of it, where nobody knows what there is. */
  changesTo: (known: Entered | null, entered: Entered) => Partial<Entered>;
  /** Undefined where the insurer has none. */
  notFound?: Code;
};

/**
 * The machine that edits a record of a customer, as they describe it: `Entered`.
 *
 * Only what has changed is sent, so that whatever was changed elsewhere meanwhile stays; and nothing, where nothing has. From
 * an old list, and after a lost answer, nobody knows what the insurer has, so that everything is sent that has been entered.
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
      isGone: (_, answer: Edited) => answer.kind === 'gone' || (notFound !== undefined && codeIn(answer) === notFound),
      isUnchanged: ({ context: { isSure, known } }, { details }: { details: Entered }) =>
        isSure && Object.keys(changesTo(known, details)).length === 0,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, attempt: null, isSure: input.isFresh, problems: {}, end: 'left' }),
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
      edited: { entry: [assign({ end: 'edited' }), 'announceEdited'], type: 'final' },
      gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
      left: { type: 'final' },
    },
    output: ({ context: { end } }) => end,
  });

type EditingMachine<Entered extends Details> = ReturnType<typeof editing<Entered>>;
export type EditingActor<Entered extends Details> = ActorRefFrom<EditingMachine<Entered>>;
export type EditingSnapshot<Entered extends Details> = SnapshotFrom<EditingMachine<Entered>>;
