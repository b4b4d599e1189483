import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { createDisruption, createOption } from './case.model.ts';
import { viewCaseMachine } from './viewCase.machine.ts';

const read = (status: string) => ({
  kind: 'read' as const,
  case: createDisruption([createOption('REBOOKING', { status })]),
  at: 1,
});

export const viewCaseModel = {
  machine: viewCaseMachine,
  inputs: { 'of a flight': { which: { category: 'FLIGHT', tripId: 'trip', flightId: 'late' } } },
  events: {
    'case.outdated': 'no payload',
    'option.failed': 'no payload',
    'retry.requested': 'no payload',
    'page.hidden': 'no payload',
    'page.seen': { soon: { at: 1 }, later: { at: 60_002 } },
  },
  answers: {
    readCase: {
      read: read('Initial'),
      'somebody acts': read('Requested'),
      NO_ALERT_EXISTS: createRefusal('NO_ALERT_EXISTS'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ case: told, isAwaited, cooling, isHidden }) =>
    [told && (isAwaited ? 'awaited' : 'still'), cooling, isHidden && 'hidden'].filter(Boolean).join(', '),
} satisfies Model<typeof viewCaseMachine>;
