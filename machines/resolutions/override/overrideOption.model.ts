import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { createDisruption } from '../case/case.model.ts';
import { requested } from '../requests/requests.model.ts';
import { overrideOptionMachine } from './overrideOption.machine.ts';

const standing = (status: string) => createDisruption([requested('REBOOKING', status)]);
const read = (status: string) => ({ kind: 'read' as const, case: standing(status), at: 1 });

export const overrideOptionModel = {
  machine: overrideOptionMachine,
  inputs: {
    'by hand': {
      option: requested('REBOOKING', 'CallMe'),
      case: standing('CallMe'),
      remedy: 'REBOOKING',
      act: 'agent.reject',
      which: { category: 'FLIGHT', tripId: 'trip', flightId: 'flight' },
      userId: 'anna',
      newKey: () => 'key',
    },
  },
  events: {
    'reason.given': { why: { reason: 'Agreed on the phone' }, 'only spaces': { reason: '  ' } },
    'retry.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    readCase: {
      'as it was': read('CallMe'),
      'answered meanwhile': read('Requested'),
      TRIP_NOT_FOUND: createRefusal('TRIP_NOT_FOUND'),
    },
    override: {
      overridden: { kind: 'changed', resolutionId: 'resolution', status: 'Rejected' },
      FAILED_VALIDATION: createFieldRefusal('reason', 'invalid'),
      NO_RESOLUTION_HANDLER: createRefusal('NO_RESOLUTION_HANDLER'),
    },
  },
  stateKey: ({ option: { status }, isSent }) =>
    [status === 'CallMe' ? '' : status, isSent ? 'sent' : ''].filter(Boolean).join(', '),
} satisfies Model<typeof overrideOptionMachine>;
