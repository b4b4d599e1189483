import type { addPassengerModel } from '#machines/passengers/addPassenger.model.ts';

import type { Drive } from '../flow.ts';
import type { addPassengerGestures } from '../gestures/addPassenger.ts';
import { completeTripGestures } from '../gestures/completeTrip.ts';

/** From the dashboard; its button says what the wizard’s says. */
export const addPassengerDrive = {
  begins: {
    'from a dialog': {
      partner: 'sky',
      path: '/dashboard',
      as: 'anna@sky.test',
      does: [{ acts: completeTripGestures['passenger.wished'] }],
    },
  },
  asks: { addPassenger: { call: 'POST /travel/passengers', answers: { added: 'as it is' } } },
  brings: {},
} satisfies Drive<typeof addPassengerModel, typeof addPassengerGestures>;
