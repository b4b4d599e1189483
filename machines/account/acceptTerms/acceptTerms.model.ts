import { createRefusal } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
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
