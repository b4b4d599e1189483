import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { frida } from '../../passengers/addPassenger.model.ts';
import { type EditTripInput, editTripMachine } from './editTrip.machine.ts';

export const annaAndCarla = { passengerIds: ['anna', 'carla'], delegatedPassengerId: 'anna' };

const input: EditTripInput = {
  tripId: 't-sched',
  known: annaAndCarla,
  newKey: () => 'key-1',
};

const people = [
  { passengerId: 'anna', name: 'Anna', surname: 'Berg' },
  { passengerId: 'ben', name: 'Ben', surname: 'Berg' },
];

export const editTripModel = {
  machine: editTripMachine,
  inputs: {
    'from its page': input,
  },
  events: {
    'travellers.chosen': {
      'as before': { ...annaAndCarla, current: annaAndCarla },
      'Anna and Ben, Ben being called': {
        passengerIds: ['anna', 'ben'],
        delegatedPassengerId: 'ben',
        current: annaAndCarla,
      },
      nobody: { passengerIds: [], delegatedPassengerId: null, current: annaAndCarla },
    },
    'passenger.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    addPassenger: {
      added: { kind: 'added', added: { passengerId: 'frida', ...frida } },
      left: { kind: 'left' },
    },
    changeTravellers: {
      saved: { kind: 'saved', passengers: people, delegatedPassengerId: 'ben' },
      TRIP_NOT_FOUND: createRefusal('TRIP_NOT_FOUND'),
      FLIGHT_ALERTED: createRefusal('FLIGHT_ALERTED'),
      PASSENGER_NOT_FOUND: createRefusal('PASSENGER_NOT_FOUND'),
      NO_PASSENGER: createRefusal('NO_PASSENGER'),
      INVALID_PASSENGER: createRefusal('INVALID_PASSENGER'),
      MAX_ACCOUNT_PASSENGERS_EXCEEDED: createRefusal('MAX_ACCOUNT_PASSENGERS_EXCEEDED'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editTripMachine>;
