import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { cancelInsuranceMachine } from './cancelInsurance.machine.ts';

export const cancelInsuranceModel = {
  machine: cancelInsuranceMachine,
  inputs: { 'from its page': { id: 't-sched', newKey: () => 'key-1' } },
  events: {
    'cancellation.requested': 'no payload',
    'cancellation.confirmed': 'no payload',
    'cancellation.declined': 'no payload',
    'insurance.missed': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    cancel: {
      cancelled: { kind: 'cancelled' },
      TRIP_NOT_FOUND: createRefusal('TRIP_NOT_FOUND'),
      FLIGHT_ALERTED: createRefusal('FLIGHT_ALERTED'),
      IN_USE: createRefusal('IN_USE'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ isUnsure }) => (isUnsure ? 'unsure' : ''),
} satisfies Model<typeof cancelInsuranceMachine>;
