import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { editBagMachine } from './editBag.machine.ts';

/** Matches a bag of vera@voyage.test in the sandbox, except for the report time. */
export const duffel = {
  pir: 'LHRVO10050',
  tripId: '',
  flightId: '',
  reportedOn: '2026-11-18T17:45:00.000Z',
  reportedOnLocal: '2026-11-18 18:45',
  description: 'Blue duffel bag with a name tag',
  image: '',
};
const described = { ...duffel, description: 'Blue duffel bag without a name tag' };

export const editBagModel = {
  machine: editBagMachine,
  inputs: {
    'from the list': { id: 'duffel', known: duffel, isFresh: true, newKey: () => 'key-1' },
  },
  events: {
    'details.entered': { 'with another description': { details: described }, 'as before': { details: duffel } },
    'dialog.closed': 'no payload',
  },
  answers: {
    edit: {
      edited: { kind: 'edited' },
      FAILED_VALIDATION: createFieldRefusal('pir', 'invalid'),
      BAG_NOT_FOUND: createRefusal('BAG_NOT_FOUND'),
      RESOLUTION_PENDING: createRefusal('RESOLUTION_PENDING'),
      DUPLICATE_ENTRY: createRefusal('DUPLICATE_ENTRY'),
      FLIGHT_NOT_FOUND: createRefusal('FLIGHT_NOT_FOUND'),
    },
  },
  stateKey: ({ isSure }) => (isSure ? '' : 'unsure'),
} satisfies Model<typeof editBagMachine>;
