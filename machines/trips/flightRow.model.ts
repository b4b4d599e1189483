import type { Model } from '../model.ts';
import { flightRowMachine } from './flightRow.machine.ts';

export const flightRowModel = {
  machine: flightRowMachine,
  inputs: { 'a listed flight': undefined },
  events: { 'flight.touched': 'bare' },
  answers: { reloadTrips: { done: undefined } },
  project: () => '',
} satisfies Model<typeof flightRowMachine>;
