import { createEmptyActor } from 'xstate';

import type { Model } from '../../kit/model.ts';
import { datasetMachine } from './dataset.machine.ts';

export const datasetModel = {
  machine: datasetMachine,
  inputs: { 'after signing in': { name: 'TRIPS', userId: 'anna', parent: createEmptyActor() } },
  events: { 'reload.requested': 'no payload' },
  answers: {
    load: {
      loaded: { kind: 'loaded', at: 1_000 },
      VENDOR_ERROR: { kind: 'refused', reaction: { kind: 'warning', code: 'VENDOR_ERROR' } },
      UNAUTHORIZED_ACCESS: { kind: 'refused', reaction: { kind: 'end session', code: 'UNAUTHORIZED_ACCESS' } },
    },
  },
  stateKey: () => '',
} satisfies Model<typeof datasetMachine>;
