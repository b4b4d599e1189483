import { assign, setup } from 'xstate';

import { isRefused, isRefusedWith, type Refused, react, refusalGuards, refusalPorts } from '../answers.ts';
import { actionPort, promisePort } from '../port.ts';

export type BagDeleted = { kind: 'deleted' } | Refused;

export type DeleteBagEvent = { type: 'deletion.confirmed' } | { type: 'dialog.closed' };

type DeleteBagInput = { bagId: string; newKey: () => string };

type DeleteBagContext = DeleteBagInput & {
  /** The Idempotency-Key, until it is known what became of it. */
  key: string | null;
  end: DeleteBagOutput;
};

/** `gone`: deleted meanwhile, elsewhere. */
export type DeleteBagOutput = 'deleted' | 'gone' | 'left';

/** No bag is deleted unasked, and none that somebody still decides about. */
export const deleteBagMachine = setup({
  types: {} as {
    context: DeleteBagContext;
    events: DeleteBagEvent;
    input: DeleteBagInput;
    output: DeleteBagOutput;
  },
  actors: {
    deleteBag: promisePort<BagDeleted, { bagId: string; key: string }>('deleteBag'),
  },
  actions: {
    ...refusalPorts,
    announceDeleted: actionPort('announceDeleted'),
    announceGone: actionPort('announceGone'),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'deleteBag',
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
        id: 'deleteBag',
        src: 'deleteBag',
        input: ({ context: { bagId, key } }) => ({ bagId, key: key ?? '' }),
        onDone: [
          { guard: isRefusedWith('BAG_NOT_FOUND'), target: 'gone' },
          { guard: isRefusedWith('RESOLUTION_PENDING'), target: 'pending' },
          { guard: isRefused, target: 'asking', actions: [assign({ key: null }), react] },
          { target: 'deleted' },
        ],
        onError: { target: 'unanswered', actions: 'announceUnanswered' },
      },
    },
    /** It may be gone already. */
    unanswered: { on: { 'deletion.confirmed': 'deleting', 'dialog.closed': 'left' } },
    pending: { on: { 'dialog.closed': 'left' } },
    deleted: { entry: [assign({ end: 'deleted' }), 'announceDeleted'], type: 'final' },
    gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});
