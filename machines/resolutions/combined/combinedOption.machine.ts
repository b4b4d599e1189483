import { assign, setup } from 'xstate';

import type { Remedy } from '#schema/lifecycles.ts';

import { remedyOf } from '../case/remedies.ts';
import type { Option } from '../resolutions.ts';

export type CombinedOptionEvent =
  | { type: 'part.chosen'; remedy: Remedy }
  | { type: 'choice.undone' }
  /** An answer is on its way in the part, or nobody knows what became of one. */
  | { type: 'part.held' }
  | { type: 'part.released' }
  /** The case was read again. */
  | { type: 'option.read'; option: Option };

type CombinedOptionContext = {
  option: Option;
  /** The part that is looked at; the insurer says so once it was taken. */
  remedy: Remedy | null;
};

/**
 * One of several may be taken. Until something was asked for it is a matter of looking; from then on the insurer knows which.
 * While an answer is on its way no other part takes the place of the one that waits for it, whatever is read.
 */
export const combinedOptionMachine = setup({
  types: {} as { context: CombinedOptionContext; events: CombinedOptionEvent; input: { option: Option } },
  actions: {
    keep: assign((_, option: Option) => ({ option })),
    take: assign(({ context: { option } }) => ({ remedy: remedyOf(option) })),
    letGo: assign({ remedy: null }),
  },
  guards: {
    isTaken: ({ context: { option } }) => remedyOf(option) !== null,
    isTakenNow: (_, option: Option) => remedyOf(option) !== null,
    isOpen: ({ context: { option } }) => remedyOf(option) === null,
  },
}).createMachine({
  id: 'combinedOption',
  context: ({ input: { option } }) => ({ option, remedy: null }),
  initial: 'choosing',
  states: {
    choosing: {
      always: { guard: 'isTaken', target: 'chosen', actions: 'take' },
      on: {
        'part.chosen': { target: 'chosen', actions: assign({ remedy: ({ event: { remedy } }) => remedy }) },
        'option.read': { actions: { type: 'keep', params: ({ event: { option } }) => option } },
      },
    },
    chosen: {
      on: {
        'part.held': 'held',
        'choice.undone': { guard: 'isOpen', target: 'choosing', actions: 'letGo' },
        'option.read': [
          {
            guard: { type: 'isTakenNow', params: ({ event: { option } }) => option },
            actions: [{ type: 'keep', params: ({ event: { option } }) => option }, 'take'],
          },
          {
            // What was taken was taken back by an agent.
            guard: 'isTaken',
            target: 'choosing',
            actions: [{ type: 'keep', params: ({ event: { option } }) => option }, 'letGo'],
          },
          { actions: { type: 'keep', params: ({ event: { option } }) => option } },
        ],
      },
    },
    held: {
      on: {
        'part.released': [{ guard: 'isTaken', target: 'chosen', actions: 'take' }, { target: 'chosen' }],
        'option.read': { actions: { type: 'keep', params: ({ event: { option } }) => option } },
      },
    },
  },
});
