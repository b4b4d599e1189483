import { viewBagModel } from '#machines/luggage/viewBag.model.ts';

import { seenOf } from '../effects.ts';
import { flowSpec } from '../spec.ts';
import { atLuggage } from './shared/bags.ts';

/** The blue duffel bag of vera@voyage.test. */
const values = { pir: 'LHRVO10050' };

/** A lost bag on its page, which is read again when a dialog about it is closed. */
export const spec = flowSpec(viewBagModel, {
  starts: {
    'from the list': { ...atLuggage, do: [{ acts: [{ press: 'link', named: 'luggage.open', values }] }] },
    'by its address': { cannot: 'the list comes with the page, and what it says of a bag is shown while that is read' },
  },
  events: {
    'bag.outdated': [
      { press: 'button', named: 'luggage.edit', values },
      { press: 'button', named: 'luggage.form.cancel' },
    ],
    'retry.asked': [{ press: 'button', named: 'data.retry' }],
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
    // What was read before says itself that it is old.
    react: ({ reaction }, { to }) => (to.includes('read') || to.includes('known') ? [] : seenOf(reaction)),
    announceUnanswered: (_, { to }) =>
      to.includes('read') || to.includes('known') ? [] : [{ told: 'errors.no_answer' }],
    announceGone: [{ notice: 'errors.bag_not_found' }],
  },
});
