import { addBagModel } from '#machines/luggage/records/addBag.model.ts';

import { flowSpec } from '../../spec.ts';
import { atLuggage, bagForm, invalidPir } from '../kit/bags.ts';
import { createAddingSpec } from '../kit/records.ts';

const { added } = addBagModel.answers.add;

export const spec = flowSpec(addBagModel, {
  ...createAddingSpec('luggage', bagForm),
  starts: { 'from the list': { ...atLuggage, do: [{ acts: [{ press: 'button', named: 'luggage.add' }] }] } },
  actors: {
    add: {
      call: 'POST /travel/luggage/lost/bags',
      document: 'CreateBag',
      answers: {
        FAILED_VALIDATION: invalidPir,
        added: { data: { createBag: { __typename: 'LostBag', ...added.added } } },
      },
    },
  },
  effects: { announceAdded: [{ notice: 'notices.bag_added' }] },
});
