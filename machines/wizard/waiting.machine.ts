import { setup } from 'xstate';

/** How long an answer has been waited for, as its customer would say: what takes so long is said then, and how to go on. */
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
