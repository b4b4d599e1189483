import { editBagModel } from '#machines/luggage/records/editBag.model.ts';

import { flowSpec } from '../../spec.ts';
import { atLuggage, bagForm, invalidPir, openMenu } from '../kit/bags.ts';
import { createEditingSpec } from '../kit/records.ts';

const { id: bagId } = editBagModel.inputs['from the list'];

export const spec = flowSpec(editBagModel, {
  ...createEditingSpec('luggage', bagForm),
  starts: {
    'from the list': { ...atLuggage, do: [{ acts: [openMenu, { press: 'menuitem', named: 'luggage.edit' }] }] },
  },
  actors: {
    edit: {
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
