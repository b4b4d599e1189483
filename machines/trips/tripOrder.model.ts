import type { Model } from '../kit/model.ts';
import { tripOrderMachine } from './tripOrder.machine.ts';

export const tripOrderModel = {
  machine: tripOrderMachine,
  inputs: {
    'a partner that lists by urgency': { kept: null, preset: 'attention' },
    'a partner that lists by date': { kept: null, preset: 'newest' },
  },
  events: { 'newest.chosen': 'no payload', 'attention.chosen': 'no payload' },
  answers: {},
  stateKey: () => '',
} satisfies Model<typeof tripOrderMachine>;
