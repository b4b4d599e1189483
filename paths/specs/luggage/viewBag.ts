import { viewBagModel } from '#machines/luggage/viewBag.model.ts';

import { flowSpec } from '../../spec.ts';
import { atLuggage } from '../kit/bags.ts';

/** The blue duffel bag of vera@voyage.test. Its id is fixed. */
const bagId = 'cfa08f23-27b9-529f-907c-6d58a33f19fb';
const values = { pir: 'LHRVO10050' };

/** The page of a lost bag, which reloads when a dialog about it is closed. */
export const spec = flowSpec(viewBagModel, {
  starts: {
    'from the list': { ...atLuggage, do: [{ acts: [{ press: 'link', named: 'luggage.open', values }] }] },
    'by its address': { ...atLuggage, path: `/luggage/${bagId}` },
  },
  events: {
    'bag.outdated': [
      { press: 'button', named: 'luggage.edit', values },
      { press: 'button', named: 'luggage.form.cancel' },
    ],
    'retry.requested': [{ press: 'button', named: 'data.retry' }],
  },
  states: {
    reading: [],
    shown: [
      { role: 'heading', text: 'luggage.bag' },
      { role: 'button', text: 'data.retry', is: 'missing' },
    ],
    failed: [{ role: 'button', text: 'data.retry', is: 'enabled' }],
    gone: { sees: [{ page: '/luggage' }], root: 'none' },
  },
  actors: {
    readBag: {
      call: 'GET /travel/luggage/lost/bags/*',
      document: 'LostBag',
      answers: {
        read: {
          data: { lostBag: { __typename: 'LostBag', ...viewBagModel.answers.readBag.read.bag } },
        },
      },
    },
  },
  effects: {
    // The page shows the bag from the list until then, marked as outdated.
    react: 'unseen',
    announceUnanswered: 'unseen',
    announceGone: [{ notice: 'errors.bag_not_found' }],
  },
});
