import { cancelItemModel } from '#machines/claims/items/cancelItem.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { createCancellingSpec } from '../kit/cancelling.ts';
import { itemMenu, readOnlyItems } from '../kit/items.ts';

/** An item of nora@harvest.test without a claim. */
const warehouse = { name: 'Warehouse' } as const;

export const openItemCancellation = [
  itemMenu(warehouse.name),
  { press: 'menuitem', named: 'claims.items.cancel' },
] as const;

const alike = createCancellingSpec('claims.items', {
  back: [{ press: 'button', named: 'claims.items.back' }],
  ends: 'claims.items.cancel.ends',
  values: warehouse,
  locked: [
    {
      role: 'dialog',
      text: 'claims.items.cancel.locked',
      values: warehouse,
      body: 'claims.items.cancel.locked.body',
    },
    { role: 'button', text: 'claims.items.back', is: 'enabled' },
  ],
});

const left: readonly Assertion[] = [
  { role: 'dialog', text: 'claims.items.cancel.title', is: 'missing' },
  { role: 'button', text: 'claims.items.back', is: 'missing' },
];
const gone: readonly Assertion[] = [
  ...left,
  { role: 'button', text: 'claims.items.menu', values: warehouse, is: 'missing' },
];

export const spec = flowSpec(cancelItemModel, {
  starts: {
    'from the list': {
      partner: 'harvest',
      path: '/insurance',
      as: 'nora@harvest.test',
      do: [{ acts: openItemCancellation }],
    },
  },
  readOnly: {
    start: readOnlyItems,
    sees: [
      {
        role: 'button',
        text: 'claims.items.menu',
        values: { name: 'Florist' },
        is: 'disabled',
        describedBy: 'claims.items.no_write',
      },
    ],
  },
  events: alike.events,
  states: { ...alike.states, cancelled: gone, gone, left },
  actors: {
    cancel: {
      call: 'DELETE /platform/items/*',
      document: 'DeleteItem',
      answers: {
        cancelled: { data: { deleteItem: true } },
        gone: { cannot: 'it would have to be cancelled elsewhere while this is asked' },
      },
    },
  },
  effects: {
    announceCancelled: [{ notice: 'notices.insurance_cancelled' }],
    announceGone: [{ notice: 'notices.item_gone' }],
  },
});
