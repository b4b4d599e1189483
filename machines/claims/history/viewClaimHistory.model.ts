import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { createClaim } from '../claims.model.ts';
import { viewClaimHistoryMachine } from './viewClaimHistory.machine.ts';

const claim = createClaim({
  events: [
    { on: '2026-10-02T09:00:00.000Z', type: 'offer', text: 'We made you an offer' },
    { on: '2026-10-01T06:30:00.000Z', type: 'reported', text: 'No electricity for more than 48 hours' },
  ],
});

export const viewClaimHistoryModel = {
  machine: viewClaimHistoryMachine,
  inputs: { 'of a claim': { alertId: claim.alertId } },
  events: { 'retry.requested': 'no payload' },
  answers: {
    readClaim: {
      'with events': { kind: 'read', claim, at: 0 },
      'no claim': { kind: 'read', claim: undefined, at: 0 },
      INVALID_PARAMS: createRefusal('INVALID_PARAMS'),
      GENERAL_400: createRefusal('GENERAL_400'),
    },
  },
  stateKey: () => '',
} satisfies Model<typeof viewClaimHistoryMachine>;
