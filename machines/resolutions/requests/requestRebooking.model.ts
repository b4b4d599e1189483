import type { Model } from '../../kit/model.ts';
import { requestRebookingMachine } from './requestRebooking.machine.ts';
import { createRequestSamples } from './requests.model.ts';

export const requestRebookingModel = {
  machine: requestRebookingMachine,
  ...createRequestSamples('REBOOKING', 'NO_ALTERNATE_FLIGHTS'),
} satisfies Model<typeof requestRebookingMachine>;
