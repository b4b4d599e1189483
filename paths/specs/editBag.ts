import { editBagModel } from '#machines/luggage/editBag.model.ts';

import { flowSpec } from '../spec.ts';
import { atLuggage, bagDialog, invalidPir, openMenu } from './shared/bags.ts';

const dialog = bagDialog('edit');
const { bagId } = editBagModel.inputs['from the list'].bag;

export const spec = flowSpec(editBagModel, {
  starts: {
    'from the list': { ...atLuggage, do: [{ acts: [openMenu, { press: 'menuitem', named: 'luggage.edit' }] }] },
  },
  events: { 'bag.described': dialog.describe, 'dialog.closed': dialog.close },
  states: {
    describing: dialog.described,
    editing: dialog.sent,
    edited: dialog.gone,
    gone: dialog.gone,
    left: dialog.gone,
  },
  actors: {
    editBag: {
      call: 'PATCH /travel/luggage/lost/bags/*',
      document: 'UpdateBag',
      answers: {
        FAILED_VALIDATION: invalidPir,
        edited: { data: { updateBag: { __typename: 'LostBag', bagId, status: 'BAG_UPDATED_DETAILS' } } },
      },
    },
  },
  effects: {
    announceEdited: [{ notice: 'notices.bag_edited' }],
    announceGone: [{ notice: 'errors.bag_not_found' }],
  },
});
