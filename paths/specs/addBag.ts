import { addBagModel } from '#machines/luggage/addBag.model.ts';

import { flowSpec } from '../spec.ts';
import { atLuggage, bagDialog, invalidPir } from './shared/bags.ts';

const dialog = bagDialog('add');
const { bag } = addBagModel.answers.addBag.added;

export const spec = flowSpec(addBagModel, {
  starts: { 'from the list': { ...atLuggage, do: [{ acts: [{ press: 'button', named: 'luggage.add' }] }] } },
  events: { 'bag.described': dialog.describe, 'dialog.closed': dialog.close },
  states: {
    describing: dialog.described,
    adding: dialog.sent,
    added: dialog.gone,
    left: dialog.gone,
  },
  actors: {
    addBag: {
      call: 'POST /travel/luggage/lost/bags',
      document: 'CreateBag',
      answers: { FAILED_VALIDATION: invalidPir, added: { data: { createBag: { __typename: 'LostBag', ...bag } } } },
    },
  },
  effects: { announceAdded: [{ notice: 'notices.bag_added' }] },
});
