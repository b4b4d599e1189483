import { setup } from 'xstate';

/**
 * Measures how long the customer has been waiting for an answer. After a while the screen explains the delay, and later
 * offers a way out.
 */
export const waitingMachine = setup({
  delays: { untilLong: 3_000, untilTooLong: 7_000 },
}).createMachine({
  id: 'waiting',
  initial: 'short',
  states: {
    short: { after: { untilLong: 'long' } },
    long: { after: { untilTooLong: 'tooLong' } },
    tooLong: {},
  },
});
