import { anna, findCustomerModel } from '#machines/agents/findCustomer.model.ts';

import type { Act } from '../../actions.ts';
import { flowSpec } from '../../spec.ts';

const name = `${anna.firstName} ${anna.surname}`;

export const seek = [
  { fill: 'agents.sought', with: 'sought' },
  { press: 'button', named: 'agents.find' },
] as const satisfies readonly Act[];
export const actForAnna = [
  { press: 'button', named: 'agents.act', values: { name } },
] as const satisfies readonly Act[];

const found = [
  { role: 'button', text: 'agents.find', is: 'enabled' },
  { role: 'button', text: 'agents.act', values: { name }, is: 'enabled' },
] as const;

export const spec = flowSpec(findCustomerModel, {
  starts: {
    'with nobody sought': { partner: 'sky', path: '/agent', as: 'admin@sky.test' },
  },
  events: {
    'customer.sought': seek,
    'customer.chosen': actForAnna,
    'own.chosen': [{ press: 'button', named: 'agents.own' }],
  },
  states: {
    typing: [
      { role: 'heading', text: 'agents.title' },
      { role: 'textbox', text: 'agents.sought' },
      { role: 'button', text: 'agents.find', is: 'enabled' },
    ],
    looking: [{ role: 'button', text: 'agents.find', is: 'busy' }],
    nobody: [{ role: 'heading', text: 'agents.nobody.title' }],
    listed: found,
    denied: [...found, { role: 'alert' }],
    opening: [{ role: 'button', text: 'agents.act', values: { name }, is: 'busy' }],
    openingOwn: [{ role: 'button', text: 'agents.own', is: 'busy' }],
    ownDenied: [{ role: 'alert' }, { role: 'button', text: 'agents.own', is: 'enabled' }],
    done: [{ page: '/dashboard' }],
  },
  actors: {
    findCustomers: {
      call: 'GET /platform/agents/*/customers',
      document: 'Customers',
      answers: {
        somebody: { data: { customers: [anna] } },
        nobody: { with: { sought: 'nobody@sky.test' }, data: { customers: [] } },
        'INVALID_PARAMS of what is sought': { fault: { code: 'INVALID_PARAMS', fields: { sought: 'invalid' } } },
      },
    },
    actFor: {
      call: 'POST /platform/agents/*/customers/*/session',
      document: 'ActFor',
      answers: {
        'handed over': {
          data: {
            actFor: {
              userId: anna.userId,
              accessToken: 'a token for both',
              agentId: null,
              mfaRequired: null,
              session: null,
            },
          },
        },
      },
    },
  },
  effects: { seek: 'unseen', choose: 'unseen', list: 'unseen', storeHandover: 'unseen' },
});
