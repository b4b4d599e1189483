import { assign, setup } from 'xstate';

import type { Remedy } from '#schema/lifecycles.ts';

import { findRemedy } from '../case/remedies.ts';
import type { Option } from '../resolutions.ts';

export type CombinedOptionEvent =
  | { type: 'part.chosen'; remedy: Remedy }
  | { type: 'choice.undone' }
  /** A part sent an answer whose outcome is still unknown. */
  | { type: 'part.held' }
  | { type: 'part.released' }
  | { type: 'option.read'; option: Option };

type CombinedOptionContext = {
  option: Option;
  /** The part on screen. The insurer names it only once it was taken. */
  remedy: Remedy | null;
};

/**
 * Offers several options and lets the customer take one. The customer can look at any part until they ask for one; from
 * then on the insurer determines the part. While an answer is on its way, no read replaces the part that waits for it.
 */
export const combinedOptionMachine = setup({
  types: {} as { context: CombinedOptionContext; events: CombinedOptionEvent; input: { option: Option } },
  actions: {
    keep: assign((_, option: Option) => ({ option })),
    take: assign(({ context: { option } }) => ({ remedy: findRemedy(option) })),
    letGo: assign({ remedy: null }),
  },
  guards: {
    isTaken: ({ context: { option } }) => findRemedy(option) !== null,
    isTakenNow: (_, option: Option) => findRemedy(option) !== null,
    isOpen: ({ context: { option } }) => findRemedy(option) === null,
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
            // An agent reset the part that was taken.
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
