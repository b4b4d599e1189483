import { flightRowModel } from '#machines/trips/flightRow.model.ts';

import type { Assertion } from '../../assertions.ts';
import { flowSpec } from '../../spec.ts';
import { reportDelay } from './notifyDisruption.ts';

/** The only seeded flight that is not monitored, and its trip. The sandbox derives ids from names. */
const values = { flight: 'SK111' };
const path = '/insurance/25df1f36-dbeb-5f9e-a9e0-9b1d13d06e5c';
const spins: readonly Assertion[] = [
  { role: 'progressbar', text: 'trips.updating' },
  { role: 'button', text: 'trips.update_flight', values, is: 'missing' },
];

export const spec = flowSpec(flightRowModel, {
  starts: { 'a listed flight': { partner: 'sky', path, as: 'anna@sky.test' } },
  events: {
    'flight.touched': {
      usually: {
        from: 'another flow',
        do: { cannot: 'nothing more is reported of a flight that spins' },
      },
      in: {
        idle: {
          from: 'another flow',
          do: [{ acts: [{ press: 'button', named: 'trips.update_flight', values }] }, ...reportDelay],
        },
      },
    },
  },
  states: {
    idle: [
      { role: 'button', text: 'trips.update_flight', values, is: 'enabled' },
      { role: 'progressbar', text: 'trips.updating', is: 'missing' },
    ],
    spinning: spins,
    reloading: spins,
  },
  actors: { reloadTrips: { call: 'GET /travel/trips', document: 'Trips', answers: { done: 'as it is' } } },
  effects: {},
});
