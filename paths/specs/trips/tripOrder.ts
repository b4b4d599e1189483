import { tripOrderModel } from '#machines/trips/tripOrder.model.ts';

import { flowSpec } from '../../spec.ts';

export const spec = flowSpec(tripOrderModel, {
  starts: {
    'a partner that lists by urgency': { partner: 'sky', path: '/insurance', as: 'anna@sky.test' },
    'a partner that lists by date': { partner: 'plain', path: '/insurance', as: 'piet@plain.test' },
  },
  events: {
    'newest.chosen': [{ press: 'button', named: 'trips.order.newest' }],
    'attention.chosen': [{ press: 'button', named: 'trips.order.attention' }],
  },
  states: {
    opening: 'transient',
    newestFirst: [
      { role: 'heading', text: 'trips.all' },
      { role: 'heading', text: 'trips.upcoming', is: 'missing' },
    ],
    attentionFirst: [
      { role: 'heading', text: 'trips.upcoming' },
      { role: 'heading', text: 'trips.all', is: 'missing' },
    ],
  },
  actors: {},
  effects: { keepOrder: 'unseen' },
});
