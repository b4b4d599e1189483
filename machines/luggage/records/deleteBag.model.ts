import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { deleteBagMachine } from './deleteBag.machine.ts';

export const deleteBagModel = {
  machine: deleteBagMachine,
  inputs: { 'from the list': { id: 'duffel', newKey: () => 'key-1' } },
  events: { 'deletion.confirmed': 'no payload', 'dialog.closed': 'no payload' },
  answers: {
    delete: {
      deleted: { kind: 'deleted' },
      BAG_NOT_FOUND: createRefusal('BAG_NOT_FOUND'),
      RESOLUTION_PENDING: createRefusal('RESOLUTION_PENDING'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof deleteBagMachine>;
