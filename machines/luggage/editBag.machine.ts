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
import { type Bag, type BagDescribed, changesTo, isSame, type NewBag } from './bag.ts';

export type BagEdited = { kind: 'edited' } | Refused;

export type EditBagEvent = BagDescribed | { type: 'dialog.closed' };

/** `isFresh`: the list that it is from was read a moment ago, and the insurer has it like that. */
type EditBagInput = { bag: Bag; isFresh: boolean; newKey: () => string };

/** What is sent: what has changed, under one Idempotency-Key until it is known what became of it. */
type Attempt = { described: NewBag; changes: Partial<NewBag>; key: string };

type EditBagContext = EditBagInput & {
  attempt: Attempt | null;
  /** Whether the insurer is known to have the bag as it was given to this flow. */
  isSure: boolean;
  problems: Problems;
  end: EditBagOutput;
};

/** `gone`: deleted meanwhile, elsewhere. */
export type EditBagOutput = 'edited' | 'gone' | 'left';

/**
 * Other details of a bag that is lost.
 *
 * Only what has changed is sent, so that whatever was changed elsewhere meanwhile stays; and nothing, where nothing has. From
 * an old list, and after a lost answer, nobody knows what the insurer has, so that everything is sent that has been described.
 */
export const editBagMachine = setup({
  types: {} as {
    context: EditBagContext;
    events: EditBagEvent;
    input: EditBagInput;
    output: EditBagOutput;
  },
  actors: {
    editBag: promisePort<BagEdited, Pick<Attempt, 'changes' | 'key'> & { bagId: string }>('editBag'),
  },
  actions: {
    ...refusalPorts,
    announceEdited: actionPort('announceEdited'),
    announceGone: actionPort('announceGone'),
  },
  guards: {
    ...refusalGuards,
    isUnchanged: ({ context: { isSure, bag } }, described: NewBag) =>
      isSure && Object.keys(changesTo(bag, described)).length === 0,
  },
}).createMachine({
  id: 'editBag',
  context: ({ input }) => ({ ...input, attempt: null, isSure: input.isFresh, problems: {}, end: 'left' }),
  initial: 'describing',
  states: {
    describing: {
      exit: assign({ problems: {} }),
      on: {
        'bag.described': [
          { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: 'left' },
          {
            target: 'editing',
            actions: assign({
              attempt: ({ context: { attempt, isSure, bag, newKey }, event: { type: _, ...described } }) =>
                attempt && isSame(attempt.described, described)
                  ? attempt
                  : { described, changes: changesTo(isSure ? bag : nothing, described), key: newKey() },
            }),
          },
        ],
        'dialog.closed': 'left',
      },
    },
    editing: {
      tags: 'working',
      invoke: {
        id: 'editBag',
        src: 'editBag',
        input: ({ context: { bag, attempt } }) => {
          const { changes, key } = attempt as Attempt;
          return { bagId: bag.bagId, changes, key };
        },
        onDone: [
          {
            guard: isRefusedForFields,
            target: 'describing',
            actions: assign({ attempt: null, problems: fieldProblems }),
          },
          { guard: isRefusedWith('BAG_NOT_FOUND'), target: 'gone' },
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

export type EditBagActor = ActorRefFrom<typeof editBagMachine>;
export type EditBagSnapshot = SnapshotFrom<typeof editBagMachine>;

/** Differs from every description of a bag in everything. */
const nothing = {} as NewBag;
