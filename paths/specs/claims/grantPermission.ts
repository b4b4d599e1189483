import { grantPermissionModel } from '#machines/claims/items/grantPermission.model.ts';

import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { toldItem } from '../kit/items.ts';
import { lost, network } from '../kit/unheard.ts';

const bakery = { name: 'Bakery' } as const;
const connect = 'claims.permissions.connect';
const again: readonly Act<never>[] = [{ press: 'button', named: 'claims.permissions.unknown.again' }];
const over: readonly Assertion[] = [{ page: '/insurance' }];

export const spec = flowSpec(grantPermissionModel, {
  starts: {
    'from the claims': { partner: 'harvest', path: '/permissions/grant', as: 'berta@harvest.test' },
  },
  events: {
    'connection.agreed': [{ press: 'button', named: connect, values: bakery }],
    'retry.requested': again,
  },
  states: {
    explaining: [
      { role: 'heading', text: 'claims.permissions.what' },
      { role: 'button', text: connect, values: bakery, is: 'enabled' },
    ],
    'working.granting': [{ role: 'button', text: connect, values: bakery, is: 'busy' }],
    'working.checkingOutcome': [{ role: 'button', text: connect, values: bakery, is: 'busy' }],
    outcomeUnknown: [
      { role: 'alert' },
      { text: 'claims.permissions.unknown' },
      { role: 'button', text: 'claims.permissions.unknown.again', is: 'enabled' },
    ],
    granted: over,
    noLongerExists: over,
  },
  actors: {
    grant: {
      call: 'PATCH /platform/items/*',
      document: 'UpdateItem',
      answers: {
        granted: { data: { updateItem: { __typename: 'InsuredItem', itemId: 'bakery' } } },
        'no answer': { ifLater: { 'readItems: without access': network, 'readItems: with access': lost } },
      },
    },
    readItems: {
      call: 'GET /platform/items',
      document: 'Items',
      answers: {
        'with access': { data: { items: [toldItem('bakery', 'Bakery', true)] } },
        'without access': { data: { items: [toldItem('bakery', 'Bakery')] } },
        'without it': { cannot: 'nobody cancels what a claim is open for' },
      },
    },
  },
  effects: {
    announceGranted: [{ notice: 'notices.bank_connected' }],
    announceGone: [{ notice: 'notices.item_gone' }],
    itemsOutdated: 'unseen',
    renewKey: 'unseen',
  },
});
