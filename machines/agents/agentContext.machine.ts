import { type ActorRefFrom, assign, setup } from 'xstate';

import { actionPort } from '../port.ts';

export type AgentContextEvent =
  | { type: 'customer.opened'; userId: string; accessToken: string }
  | { type: 'customer.left' }
  /** The insurer lets the agent act for them no more. */
  | { type: 'customer.lost' }
  | { type: 'customer.sought'; sought: string };

type AgentContext = {
  agentId: string;
  /** For whom they act; empty: for nobody. */
  userId: string;
  /** What they looked for last, to go on from there. */
  sought: string;
  /** Whether the last customer was taken from them. */
  hasLost: boolean;
};

/**
 * For whom an agent acts, from sign-in to sign-out.
 *
 * Whoever goes to another customer has left the one before: nothing that was read or typed for the one is there for the other.
 */
export const agentContextMachine = setup({
  types: {} as {
    context: AgentContext;
    events: AgentContextEvent;
    input: { agentId: string; userId: string };
  },
  actions: {
    /** From here on the portal is theirs: what it held of anybody else goes. */
    openPortal: actionPort<{ userId: string; accessToken: string }>('openPortal'),
    /** From here on it is nobody's. */
    closePortal: actionPort('closePortal'),
  },
  guards: {
    isActing: ({ context: { agentId, userId } }) => userId !== '' && userId !== agentId,
  },
}).createMachine({
  id: 'agentContext',
  context: ({ input }) => ({ ...input, sought: '', hasLost: false }),
  initial: 'deciding',
  on: {
    'customer.sought': { actions: assign({ sought: ({ event }) => event.sought, hasLost: false }) },
    'customer.opened': {
      target: '.deciding',
      actions: [
        assign({ userId: ({ event }) => event.userId, hasLost: false }),
        {
          type: 'openPortal',
          params: ({ event: { userId, accessToken } }) => ({ userId, accessToken }),
        },
      ],
    },
  },
  states: {
    deciding: { always: [{ guard: 'isActing', target: 'acting' }, { target: 'noCustomer' }] },
    noCustomer: {},
    acting: {
      on: {
        'customer.left': { target: 'noCustomer', actions: [assign({ userId: '' }), 'closePortal'] },
        'customer.lost': { target: 'noCustomer', actions: assign({ userId: '', hasLost: true }) },
      },
    },
  },
});

export type AgentContextActor = ActorRefFrom<typeof agentContextMachine>;
