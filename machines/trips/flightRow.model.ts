import type { Model } from '../kit/model.ts';
import { flightRowMachine } from './flightRow.machine.ts';

export const flightRowModel = {
  machine: flightRowMachine,
  inputs: { 'a listed flight': undefined },
  events: { 'flight.touched': 'no payload' },
  answers: { reloadTrips: { done: undefined } },
  stateKey: () => '',
} satisfies Model<typeof flightRowMachine>;
