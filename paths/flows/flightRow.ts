import type { flightRowModel } from '#machines/trips/flightRow.model.ts';

import type { Drive } from '../flow.ts';
import type { flightRowGestures } from '../gestures/flightRow.ts';

export const flightRowDrive = {
  root: '[data-machine=flightRow]:has-text("SK111")',
  begins: { 'a listed flight': { partner: 'sky', path: '/insurance', as: 'anna@sky.test' } },
  asks: { reloadTrips: { call: 'GET /travel/trips', answers: { done: 'as it is' } } },
  brings: { 'flight.touched': { cannot: 'a flight that spins cannot be asked after again from its own page' } },
} satisfies Drive<typeof flightRowModel, typeof flightRowGestures>;
