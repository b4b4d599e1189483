import { assign } from 'xstate';

import { withOutput } from '../../kit/refusals.ts';
import { completeTripSetup } from './completeTrip.setup.ts';

/** The page that selects the passengers of the trip, where new ones can be added. */
export const travellers = completeTripSetup.createStateConfig({
  entry: assign({ page: 'travellers' }),
  initial: 'selecting',
  states: {
    selecting: {
      on: {
        'page.left': '#completeTrip.left',
        'trip.reopened': { target: '#completeTrip.left', actions: assign({ leftFor: 'trip' }) },
        'travellers.chosen': {
          guard: { type: 'mayTravel', params: ({ event }) => event.passengerIds },
          target: 'debouncing',
          actions: assign({
            passengerIds: ({ event }) => event.passengerIds,
            delegatedPassengerId: ({ event: { passengerIds, delegatedPassengerId } }) =>
              passengerIds.find((id) => id === delegatedPassengerId) ?? null,
          }),
        },
        'passenger.requested': { guard: 'mayAddPassengers', target: 'adding' },
      },
    },
    adding: {
      invoke: {
        id: 'addPassenger',
        src: 'addPassenger',
        input: ({ context: { newKey } }) => ({ newKey }),
        onDone: { target: 'selecting', actions: withOutput('storeNewcomer') },
      },
    },
    // A double click on this page must not confirm the next one.
    debouncing: { after: { travellersDebounce: '#completeTrip.details' } },
  },
});
