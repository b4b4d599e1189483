import type { Model } from '../model.ts';
import { waitingMachine } from './waiting.machine.ts';

export const waitingModel = {
  machine: waitingMachine,
  inputs: { 'an answer': undefined },
  events: {},
  answers: {},
  stateKey: () => '',
} satisfies Model<typeof waitingMachine>;
