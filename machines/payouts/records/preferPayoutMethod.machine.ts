import { setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import { hasRefusalCode, isRefused, react, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { MethodEdited } from '../payouts.ts';

type Preference = { payoutMethodId: string; key: string };

export type PreferPayoutMethodEvent = { type: 'preference.requested' } | { type: 'dialog.closed' };

/** `gone`: the method was removed elsewhere in the meantime. */
export type PreferPayoutMethodOutput = 'preferred' | 'gone' | 'left';

/** Makes one payout method the preferred one instead of any other. A repeated request reuses the key. */
export const preferPayoutMethodMachine = setup({
  types: {} as {
    context: Preference;
    events: PreferPayoutMethodEvent;
    input: Preference;
    output: PreferPayoutMethodOutput;
  },
  actors: {
    preferMethod: promisePort<MethodEdited, Preference>('preferMethod'),
  },
  actions: {
    ...refusalPorts,
    announcePreferred: actionPort('announcePreferred'),
    announceGone: actionPort('announceGone'),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'preferPayoutMethod',
  context: ({ input }) => input,
  initial: 'preferring',
  states: {
    preferring: {
      tags: 'working',
      invoke: {
        id: 'preferMethod',
        src: 'preferMethod',
        input: ({ context: { payoutMethodId, key } }) => ({ payoutMethodId, key }),
        onDone: [
          { guard: hasRefusalCode('PAYMENT_METHOD_NOT_FOUND'), target: 'gone' },
          { guard: isRefused, target: 'left', actions: react },
          { target: 'preferred' },
        ],
        onError: { target: 'unanswered', actions: 'announceUnanswered' },
      },
    },
    unanswered: { on: { 'preference.requested': 'preferring', 'dialog.closed': 'left' } },
    preferred: { entry: 'announcePreferred', type: 'final', output: 'preferred' },
    gone: { entry: 'announceGone', type: 'final', output: 'gone' },
    left: { type: 'final', output: 'left' },
  },
  output: ({ event }) => event.output as PreferPayoutMethodOutput,
});
