import type { Model } from '../kit/model.ts';
import { createRefusal } from '../kit/refusals.model.ts';
import { lostGuitar } from './bag.model.ts';
import { viewBagMachine } from './viewBag.machine.ts';

export const viewBagModel = {
  machine: viewBagMachine,
  inputs: {
    'from the list': { bagId: 'guitar', known: lostGuitar },
    'by its address': { bagId: 'guitar', known: null },
  },
  events: { 'bag.outdated': 'no payload', 'retry.requested': 'no payload' },
  answers: {
    readBag: {
      read: { kind: 'read', bag: { ...lostGuitar, status: 'BAG_FOUND' }, at: 1 },
      BAG_NOT_FOUND: createRefusal('BAG_NOT_FOUND'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ bag, readAt }) => (readAt === null ? (bag ? 'known' : '') : 'read'),
} satisfies Model<typeof viewBagMachine>;
