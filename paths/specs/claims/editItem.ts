import { editItemModel } from '#machines/claims/items/editItem.model.ts';

import { flowSpec } from '../../spec.ts';
import { itemMenu, readOnlyItems } from '../kit/items.ts';
import { createEditingSpec } from '../kit/records.ts';

const form = {
  fills: [
    { fill: 'claims.items.form.name', with: 'name' },
    { fill: 'claims.items.form.address', with: 'address' },
  ],
  fields: [
    { role: 'textbox', text: 'claims.items.form.name' },
    { role: 'textbox', text: 'claims.items.form.address' },
  ],
} as const;

export const openEditing = [itemMenu('Bakery'), { press: 'menuitem', named: 'claims.items.edit' }] as const;

export const spec = flowSpec(editItemModel, {
  ...createEditingSpec('claims.items', form),
  starts: {
    'from the list': {
      partner: 'harvest',
      path: '/insurance',
      as: 'berta@harvest.test',
      do: [{ acts: openEditing }],
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
  actors: {
    edit: {
      call: 'PATCH /platform/items/*',
      document: 'UpdateItem',
      answers: {
        FAILED_VALIDATION: { fault: { code: 'FAILED_VALIDATION', fields: { address: 'invalid' } } },
        edited: { data: { updateItem: { __typename: 'InsuredItem', itemId: 'bakery' } } },
        gone: { cannot: 'nobody cancels what a claim is open for' },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.item_edited' }],
    announceGone: [{ notice: 'notices.item_gone' }],
  },
});
