import { refusedWith } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
import { deleteBagMachine } from './deleteBag.machine.ts';

export const deleteBagModel = {
  machine: deleteBagMachine,
  inputs: { 'from the list': { id: 'duffel', newKey: () => 'key-1' } },
  events: { 'deletion.confirmed': 'no payload', 'dialog.closed': 'no payload' },
  answers: {
    delete: {
      deleted: { kind: 'deleted' },
      BAG_NOT_FOUND: refusedWith('BAG_NOT_FOUND'),
      RESOLUTION_PENDING: refusedWith('RESOLUTION_PENDING'),
      VENDOR_ERROR: refusedWith('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof deleteBagMachine>;
