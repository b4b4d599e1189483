import type { Model } from '../kit/model.ts';
import { flightsMachine } from './flights.machine.ts';

export const flightsModel = {
  machine: flightsMachine,
  inputs: { 'after signing in': undefined },
  events: {
    'flights.touched': { 'the way out': { flightIds: ['SK101'] }, 'both ways': { flightIds: ['SK101', 'SK102'] } },
  },
  answers: { flightRow: 'endless' },
  stateKey: ({ touched }) => touched.join(' and '),
} satisfies Model<typeof flightsMachine>;
