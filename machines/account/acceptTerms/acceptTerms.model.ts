import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { acceptTermsMachine } from './acceptTerms.machine.ts';

export const acceptTermsModel = {
  machine: acceptTermsMachine,
  inputs: { 'after signing in': { id: 'anna', newKey: () => 'key-1' } },
  events: { 'terms.accepted': 'no payload', 'terms.postponed': 'no payload' },
  answers: {
    accept: {
      accepted: { kind: 'accepted' },
      USER_NOT_FOUND: createRefusal('USER_NOT_FOUND'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof acceptTermsMachine>;
