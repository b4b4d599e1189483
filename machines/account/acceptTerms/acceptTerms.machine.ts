import { assign, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import { isRefused, type Refused, react, refusalGuards, refusalPorts } from '../../kit/refusals.ts';

export type Accepted = { kind: 'accepted' } | Refused;

type Acceptance = { id: string; key: string };

type AcceptTermsInput = {
  id: string;
  newKey: () => string;
};

export type AcceptTermsOutput = 'accepted' | 'postponed';

/**
 * Asks a customer to accept the terms. They may postpone it: the portal works without it.
 *
 * A lost request is repeated under its key. The next request after a refusal has a new key.
 */
export const acceptTermsMachine = setup({
  types: {} as {
    context: AcceptTermsInput & { key: string };
    events: { type: 'terms.accepted' } | { type: 'terms.postponed' };
    input: AcceptTermsInput;
    output: AcceptTermsOutput;
  },
  actors: { accept: promisePort<Accepted, Acceptance>('accept') },
  actions: {
    ...refusalPorts,
    announceAccepted: actionPort('announceAccepted'),
  },
  guards: refusalGuards,
}).createMachine({
  id: 'acceptTerms',
  context: ({ input }) => ({ ...input, key: input.newKey() }),
  initial: 'asking',
  states: {
    asking: { on: { 'terms.accepted': 'accepting', 'terms.postponed': 'postponed' } },
    accepting: {
      tags: 'working',
      invoke: {
        id: 'accept',
        src: 'accept',
        input: ({ context: { id, key } }) => ({ id, key }),
        onDone: [
          { guard: isRefused, target: 'asking', actions: [assign({ key: ({ context }) => context.newKey() }), react] },
          { target: 'accepted', actions: 'announceAccepted' },
        ],
        onError: { target: 'asking', actions: 'announceUnanswered' },
      },
    },
    accepted: { type: 'final', output: 'accepted' },
    postponed: { type: 'final', output: 'postponed' },
  },
  output: ({ event }) => event.output as AcceptTermsOutput,
});
