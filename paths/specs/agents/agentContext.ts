import { agentContextModel } from '#machines/agents/agentContext.model.ts';

import { flowSpec } from '../../spec.ts';
import { actForAnna, seek } from './findCustomer.ts';

const leave = [{ press: 'button', named: 'shell.acting.leave' }] as const;

export const spec = flowSpec(agentContextModel, {
  starts: {
    'for nobody': { partner: 'sky', path: '/agent', as: 'agentlite@sky.test' },
    'in their own portal': { partner: 'sky', path: '/agent', as: 'admin@sky.test' },
    'for a customer': { partner: 'sky', path: '/agent', as: 'agent@sky.test' },
  },
  events: {
    'customer.opened': {
      from: 'another flow',
      do: {
        bySample: {
          Anna: [{ go: '/agent' }, { acts: seek, fields: { sought: 'anna@sky.test' } }, { acts: actForAnna }],
          themselves: { cannot: 'only an administrator is a customer as well' },
        },
      },
    },
    'customer.left': leave,
    'customer.lost': { from: 'the insurer', do: { cannot: 'a page at rest makes no call that could be refused' } },
    'customer.sought': {
      from: 'another flow',
      do: [{ go: '/agent' }, { acts: seek, fields: { sought: 'anna@sky.test' } }],
    },
  },
  states: {
    deciding: 'transient',
    noCustomer: [{ role: 'button', text: 'shell.acting.leave', is: 'missing' }],
    acting: [{ role: 'button', text: 'shell.acting.leave', is: 'enabled' }],
  },
  actors: {},
  effects: { openPortal: 'unseen', closePortal: [{ page: '/agent' }] },
});
