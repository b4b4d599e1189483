import type { Model } from '../../model.ts';
import { requestRebookingMachine } from './requestRebooking.machine.ts';
import { samplesOf } from './requests.model.ts';

export const requestRebookingModel = {
  machine: requestRebookingMachine,
  ...samplesOf('REBOOKING', 'NO_ALTERNATE_FLIGHTS'),
} satisfies Model<typeof requestRebookingMachine>;
