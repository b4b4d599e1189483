import type { Model } from '../kit/model.ts';
import { agentContextMachine } from './agentContext.machine.ts';
import { anna } from './findCustomer.model.ts';

const agentId = '00000000-0000-4000-8000-000000000009';

export const agentContextModel = {
  machine: agentContextMachine,
  inputs: {
    'for nobody': { agentId, userId: '' },
    'in their own portal': { agentId, userId: agentId },
    'for a customer': { agentId, userId: anna.userId },
  },
  events: {
    'customer.opened': {
      Anna: { userId: anna.userId, accessToken: 'a token for both' },
      themselves: { userId: agentId, accessToken: 'a token of their own' },
    },
    'customer.left': 'no payload',
    'customer.lost': 'no payload',
    'customer.sought': { Anna: { sought: anna.emailAddress } },
  },
  answers: {},
  stateKey: () => '',
} satisfies Model<typeof agentContextMachine>;
