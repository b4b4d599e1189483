import { assign, setup } from 'xstate';

import { travellersProblem } from '#rules/insurance/travellers.ts';

import {
  isRefused,
  isRefusedWith,
  type Refused,
  react,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../answers.ts';
import { type AddPassengerOutput, addPassengerMachine } from '../../passengers/addPassenger.machine.ts';
import type { Passenger } from '../../passengers/passenger.ts';
import { actionPort, promisePort } from '../../port.ts';

/** Who travels, and who of them is called for all; null is nobody. */
export type Travelling = { passengerIds: readonly string[]; delegatedPassengerId: string | null };

type Person = { passengerId: string; name: string; surname: string };
/** A trip's travellers as the insurer has them from now on. */
export type TravellersNow = { passengers: readonly Person[]; delegatedPassengerId: string | null };

export type TripSaved = ({ kind: 'saved' } & TravellersNow) | Refused;

export type EditTripEvent =
  | ({ type: 'travellers.chosen' } & Travelling)
  | { type: 'passenger.requested' }
  | { type: 'dialog.closed' };

export type EditTripInput = {
  tripId: string;
  /** As the list of trips has it. */
  known: Travelling;
  /** That list was read a moment ago, and the insurer has the trip like that. */
  isFresh: boolean;
  isEmployee: boolean;
  /** Of the policy; 0 is no maximum, or that nobody knows it here: the insurer does. */
  maxInsured: number;
  mayAddPassengers: boolean;
  newKey: () => string;
};

/** What is sent, under one Idempotency-Key until it is known what became of it. */
type Attempt = Travelling & { key: string };

type EditTripContext = EditTripInput & {
  attempt: Attempt | null;
  /** Whether the insurer is known to have the trip as it was given to this flow. */
  isSure: boolean;
  newcomers: readonly Passenger[];
  now: TravellersNow | null;
  end: EditTripOutput;
};

/** `gone`: cancelled meanwhile, elsewhere. */
export type EditTripOutput = 'saved' | 'gone' | 'left';

/** Who travels on a trip that is insured: at least one, and no more than its policy insures. Nothing is sent where nothing has changed. */
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
    keepNewcomer: assign({
      newcomers: ({ context }, output: AddPassengerOutput) =>
        output.kind === 'added' ? [...context.newcomers, output.passenger] : context.newcomers,
    }),
    keepSaved: assign({ now: (_, answer: TripSaved) => (answer.kind === 'saved' ? answer : null) }),
  },
  guards: {
    ...refusalGuards,
    mayAddPassengers: ({ context }) => context.mayAddPassengers,
    isUnchanged: ({ context: { isSure, known } }, chosen: Travelling) => isSure && isSame(known, counted(chosen)),
    mayTravel: ({ context: { maxInsured, isEmployee } }, { passengerIds }: Travelling) =>
      travellersProblem(passengerIds.length, { flights: [], maxInsured, isEmployee }) === null,
  },
}).createMachine({
  id: 'editTrip',
  context: ({ input }) => ({ ...input, attempt: null, isSure: input.isFresh, newcomers: [], now: null, end: 'left' }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'travellers.chosen': [
          { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: 'left' },
          {
            guard: { type: 'mayTravel', params: ({ event }) => event },
            target: 'saving',
            actions: assign({
              attempt: ({ context: { attempt, newKey }, event }) => {
                const chosen = counted(event);
                return attempt && isSame(attempt, chosen) ? attempt : { ...chosen, key: newKey() };
              },
            }),
          },
        ],
        'passenger.requested': { guard: 'mayAddPassengers', target: 'adding' },
        'dialog.closed': 'left',
      },
    },
    adding: {
      invoke: {
        id: 'addPassenger',
        src: 'addPassenger',
        input: ({ context: { newKey } }) => ({ newKey }),
        onDone: { target: 'choosing', actions: withOutput('keepNewcomer') },
      },
    },
    saving: {
      tags: 'working',
      invoke: {
        id: 'changeTravellers',
        src: 'changeTravellers',
        input: ({ context: { tripId, attempt } }) => ({ tripId, ...(attempt as Attempt) }),
        onDone: [
          { guard: isRefusedWith('TRIP_NOT_FOUND'), target: 'gone' },
          { guard: isRefusedWith('FLIGHT_ALERTED'), target: 'locked' },
          { guard: isRefused, target: 'choosing', actions: [assign({ attempt: null }), react] },
          { target: 'saved', actions: withOutput('keepSaved') },
        ],
        onError: { target: 'choosing', actions: [assign({ isSure: false }), 'announceUnanswered'] },
      },
    },
    /** Too late: a flight has left, or is disrupted. */
    locked: { on: { 'dialog.closed': 'left' } },
    saved: {
      entry: [
        assign({ end: 'saved' }),
        { type: 'announceSaved', params: ({ context }) => ({ now: context.now as TravellersNow }) },
      ],
      type: 'final',
    },
    gone: { entry: [assign({ end: 'gone' }), 'announceGone'], type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

/** Who stays at home is not called. */
const counted = ({ passengerIds, delegatedPassengerId }: Travelling): Travelling => ({
  passengerIds,
  delegatedPassengerId: passengerIds.find((id) => id === delegatedPassengerId) ?? null,
});

/** In whatever order. */
const isSame = (one: Travelling, other: Travelling): boolean =>
  one.delegatedPassengerId === other.delegatedPassengerId &&
  one.passengerIds.length === other.passengerIds.length &&
  one.passengerIds.every((id) => other.passengerIds.includes(id));
