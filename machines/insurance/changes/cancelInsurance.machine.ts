import { assign, setup } from 'xstate';

import { isRefused, isRefusedWith, type Refused, react, refusalGuards, refusalPorts } from '../../answers.ts';
import { actionPort, promisePort } from '../../port.ts';

export type InsuranceCancelled = { kind: 'cancelled' } | Refused;

export type CancelInsuranceEvent =
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  /** A list of trips that was read since is without it. */
  | { type: 'trip.missed' }
  | { type: 'dialog.closed' };

type CancelInsuranceInput = { tripId: string; newKey: () => string };

type CancelInsuranceContext = CancelInsuranceInput & {
  /** The Idempotency-Key, until it is known what became of it. */
  key: string | null;
  /** An answer was lost: where the trip is missed from then on, it was cancelled here. */
  isUnsure: boolean;
  end: CancelInsuranceOutput;
};

/** `gone`: cancelled meanwhile, elsewhere. */
export type CancelInsuranceOutput = 'cancelled' | 'gone' | 'left';

/**
 * No insurance is cancelled before it was asked twice. Where no answer came nobody says that the trip is still insured; the
 * next list of trips may tell that it is not.
 */
export const cancelInsuranceMachine = setup({
  types: {} as {
    context: CancelInsuranceContext;
    events: CancelInsuranceEvent;
    input: CancelInsuranceInput;
    output: CancelInsuranceOutput;
  },
  actors: {
    cancelTrip: promisePort<InsuranceCancelled, { tripId: string; key: string }>('cancelTrip'),
  },
  actions: {
    ...refusalPorts,
    announceCancelled: actionPort('announceCancelled'),
    announceGone: actionPort('announceGone'),
  },
  guards: { ...refusalGuards, isUnsure: ({ context }) => context.isUnsure },
}).createMachine({
  id: 'cancelInsurance',
  context: ({ input }) => ({ ...input, key: null, isUnsure: false, end: 'left' }),
  initial: 'details',
  states: {
    details: {
      on: { 'cancellation.requested': 'areYouSure', 'trip.missed': 'missed', 'dialog.closed': 'left' },
    },
    areYouSure: {
      on: {
        'cancellation.confirmed': {
          target: 'cancelling',
          actions: assign({ key: ({ context: { key, newKey } }) => key ?? newKey() }),
        },
        'cancellation.declined': 'details',
        'trip.missed': 'missed',
      },
    },
    cancelling: {
      tags: 'working',
      invoke: {
        id: 'cancelTrip',
        src: 'cancelTrip',
        input: ({ context: { tripId, key } }) => ({ tripId, key: key ?? '' }),
        onDone: [
          { guard: isRefusedWith('TRIP_NOT_FOUND'), target: 'missed' },
          { guard: isRefusedWith('FLIGHT_ALERTED'), target: 'locked' },
          { guard: isRefused, target: 'details', actions: [assign({ key: null }), react] },
          { target: 'cancelled' },
        ],
        onError: { target: 'unanswered', actions: [assign({ isUnsure: true }), 'announceUnanswered'] },
      },
    },
    /** It may be cancelled already. */
    unanswered: {
      on: { 'cancellation.confirmed': 'cancelling', 'trip.missed': 'cancelled', 'dialog.closed': 'left' },
    },
    missed: { always: [{ guard: 'isUnsure', target: 'cancelled' }, { target: 'gone' }] },
    /** Too late: a flight has left, or is disrupted. */
    locked: { on: { 'dialog.closed': 'left' } },
    cancelled: { entry: [assign({ end: 'cancelled' }), 'announceCancelled'], type: 'final' },
    gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});
