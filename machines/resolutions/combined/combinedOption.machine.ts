import { assign, setup } from 'xstate';

import type { Remedy } from '#schema/lifecycles.ts';

import { findRemedy } from '../case/remedies.ts';
import type { Option } from '../resolutions.ts';

export type CombinedOptionEvent =
  | { type: 'part.chosen'; remedy: Remedy }
  | { type: 'choice.cancelled' }
  /** The part sent an answer whose outcome is still unknown. */
  | { type: 'part.locked' }
  | { type: 'part.unlocked' }
  | { type: 'option.read'; option: Option };

type CombinedOptionContext = {
  option: Option;
  /** The part on screen. The insurer names it only once it was taken. */
  remedy: Remedy | null;
};

const readOption = ({ event: { option } }: { event: { option: Option } }): Option => option;
const storeOption = { type: 'storeOption' as const, params: readOption };
const isTakenNow = { type: 'isTakenNow' as const, params: readOption };

/**
 * Offers several options and lets the customer take one. The customer can look at any part until they ask for one; from
 * then on the insurer determines the part. While an answer is on its way, no read replaces the part that waits for it.
 */
export const combinedOptionMachine = setup({
  types: {} as { context: CombinedOptionContext; events: CombinedOptionEvent; input: { option: Option } },
  actions: {
    storeOption: assign((_, option: Option) => ({ option })),
    storeTaken: assign(({ context: { option } }) => ({ remedy: findRemedy(option) })),
    clearPart: assign({ remedy: null }),
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
      always: { guard: 'isTaken', target: 'chosen', actions: 'storeTaken' },
      on: {
        'part.chosen': { target: 'chosen', actions: assign({ remedy: ({ event: { remedy } }) => remedy }) },
        'option.read': { actions: storeOption },
      },
    },
    chosen: {
      on: {
        'part.locked': 'locked',
        'choice.cancelled': { guard: 'isOpen', target: 'choosing', actions: 'clearPart' },
        'option.read': [
          { guard: isTakenNow, actions: [storeOption, 'storeTaken'] },
          // An agent reset the part that was taken.
          { guard: 'isTaken', target: 'choosing', actions: [storeOption, 'clearPart'] },
          { actions: storeOption },
        ],
      },
    },
    locked: {
      on: {
        'part.unlocked': [{ guard: 'isTaken', target: 'chosen', actions: 'storeTaken' }, { target: 'chosen' }],
        'option.read': { actions: storeOption },
      },
    },
  },
});
