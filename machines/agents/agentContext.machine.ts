import { type ActorRefFrom, assign, setup } from 'xstate';

import { actionPort } from '../kit/port.ts';

export type AgentContextEvent =
  | { type: 'customer.opened'; userId: string; accessToken: string }
  | { type: 'customer.left' }
  /** The insurer no longer lets the agent act for this customer. */
  | { type: 'customer.lost' }
  | { type: 'customer.sought'; sought: string };

type AgentContext = {
  agentId: string;
  /** The customer that the agent acts for; empty if there is none. */
  userId: string;
  /** The agent's last search, so that they can continue from it. */
  sought: string;
  /** Whether the agent lost access to the last customer. */
  hasLost: boolean;
};

/**
 * Tracks which customer an agent acts for, from sign-in to sign-out.
 *
 * Switching to another customer leaves the previous one: no data or input of one is visible to the other.
 */
export const agentContextMachine = setup({
  types: {} as {
    context: AgentContext;
    events: AgentContextEvent;
    input: { agentId: string; userId: string };
  },
  actions: {
    /** Opens the portal for this customer and drops the data of any other. */
    openPortal: actionPort<{ userId: string; accessToken: string }>('openPortal'),
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
