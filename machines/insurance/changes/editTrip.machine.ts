import { assign, setup } from 'xstate';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { AddingOutput } from '../../kit/records/adding.ts';
import {
  hasRefusalCode,
  isRefused,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import { addPassengerMachine, type Passenger } from '../../passengers/addPassenger.machine.ts';
import { type Attempt, isSame, type Travelling, toAttempt, toTravelling } from './editTrip.logic.ts';

type Person = { passengerId: string; name: string; surname: string };
/** The travellers of a trip as the insurer now has them. */
export type TravellersNow = { passengers: readonly Person[]; delegatedPassengerId: string | null };

export type TripSaved = ({ kind: 'saved' } & TravellersNow) | Refused;

/** `current`: the insurer's version, if it was read a moment ago. */
type Chosen = Travelling & { current: Travelling | null };

export type EditTripEvent =
  | ({ type: 'travellers.chosen' } & Chosen)
  | { type: 'passenger.requested' }
  | { type: 'dialog.closed' };

export type EditTripInput = {
  tripId: string;
  /** The version in the list of trips. */
  known: Travelling;
  newKey: () => string;
};

type EditTripContext = EditTripInput & {
  attempt: Attempt | null;
  /** Whether no answer was lost, so that no unknown change was saved. */
  isSure: boolean;
  newcomers: readonly Passenger[];
  now: TravellersNow | null;
};

/** `gone`: the trip was cancelled elsewhere in the meantime. */
export type EditTripOutput = 'saved' | 'gone' | 'left';

/**
 * Edits the travellers of an insured trip: at least one. The maximum and the right to add passengers may change at any
 * time, so the form and the insurer check both. Nothing is sent if nothing has changed.
 */
export const editTripMachine = setup({
  types: {} as {
    context: EditTripContext;
    events: EditTripEvent;
    input: EditTripInput;
    output: EditTripOutput;
    children: { addPassenger: 'addPassenger' };
  },
  actors: {
    addPassenger: addPassengerMachine,
    changeTravellers: promisePort<TripSaved, Attempt & { tripId: string }>('changeTravellers'),
  },
  actions: {
    ...refusalPorts,
    announceSaved: actionPort<{ now: TravellersNow }>('announceSaved'),
    announceGone: actionPort('announceGone'),
    storeNewcomer: assign({
      newcomers: ({ context }, output: AddingOutput<Passenger>) =>
        output.kind === 'added' ? [...context.newcomers, output.added] : context.newcomers,
    }),
    storeTravellers: assign({ now: (_, answer: TripSaved) => (answer.kind === 'saved' ? answer : null) }),
  },
  guards: {
    ...refusalGuards,
    isUnchanged: ({ context: { isSure, known } }, { current, ...chosen }: Chosen) =>
      isSure && current !== null && isSame(current, known) && isSame(known, toTravelling(chosen)),
    somebodyTravels: (_, { passengerIds }: Travelling) => passengerIds.length > 0,
  },
}).createMachine({
  id: 'editTrip',
  context: ({ input }) => ({ ...input, attempt: null, isSure: true, newcomers: [], now: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'travellers.chosen': [
          { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: 'left' },
          {
            guard: { type: 'somebodyTravels', params: ({ event }) => event },
            target: 'saving',
            actions: assign({ attempt: ({ context, event }) => toAttempt(context, event) }),
          },
        ],
        'passenger.requested': 'adding',
        'dialog.closed': 'left',
      },
    },
    adding: {
      invoke: {
        id: 'addPassenger',
        src: 'addPassenger',
        input: ({ context: { newKey } }) => ({ newKey }),
        onDone: { target: 'choosing', actions: withOutput('storeNewcomer') },
      },
    },
    saving: {
      tags: 'working',
      invoke: {
        id: 'changeTravellers',
        src: 'changeTravellers',
        input: ({ context: { tripId, attempt } }) => ({ tripId, ...(attempt as Attempt) }),
        onDone: [
          { guard: hasRefusalCode('TRIP_NOT_FOUND'), target: 'gone' },
          { guard: hasRefusalCode('FLIGHT_ALERTED'), target: 'locked' },
          { guard: isRefused, target: 'choosing', actions: [assign({ attempt: null }), react] },
          { target: 'saved', actions: withOutput('storeTravellers') },
        ],
        onError: { target: 'choosing', actions: [assign({ isSure: false }), 'announceUnanswered'] },
      },
    },
    /** Too late: a flight has departed or is disrupted. */
    locked: { on: { 'dialog.closed': 'left' } },
    saved: {
      entry: { type: 'announceSaved', params: ({ context }) => ({ now: context.now as TravellersNow }) },
      type: 'final',
      output: 'saved',
    },
    gone: { entry: 'announceGone', type: 'final', output: 'gone' },
    left: { type: 'final', output: 'left' },
  },
  output: ({ event }) => event.output as EditTripOutput,
});
