import { deleteBagModel } from '#machines/luggage/records/deleteBag.model.ts';

import { flowSpec } from '../../spec.ts';
import { atLuggage, openMenu } from '../kit/bags.ts';
import { createDeletingSpec } from '../kit/records.ts';

export const spec = flowSpec(deleteBagModel, {
  ...createDeletingSpec('luggage', openMenu.values),
  starts: {
    'from the list': { ...atLuggage, do: [{ acts: [openMenu, { press: 'menuitem', named: 'luggage.delete' }] }] },
  },
  actors: {
    delete: {
      call: 'DELETE /travel/luggage/lost/bags/*',
      document: 'DeleteBag',
      answers: { deleted: { data: { deleteBag: true } } },
    },
  },
  effects: {
    announceDeleted: [{ notice: 'notices.bag_deleted' }],
    announceGone: [{ notice: 'errors.bag_not_found' }],
  },
});
