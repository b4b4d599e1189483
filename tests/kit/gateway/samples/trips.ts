import type { Trip } from '#schema/generated/portal.ts';

import { checked } from './flights.ts';
import { id, now, type Samples } from './sample.ts';

const trip: Trip = {
  tripId: id(10),
  type: 'single',
  bookingRef: null,
  policyNumber: 'POL-ACTIVE',
  flights: [{ ...checked, tripId: id(10) }],
  passengers: [{ passengerId: id(12), name: 'Ben', surname: 'Berg' }],
  alerts: [{ alertId: id(13), flightId: id(11), alertType: 'DELAY', delayDate: '2026-06-11 12:00', created: now }],
  delegated_passenger_id: id(12),
};

const travellers = { tripId: id(10), passengers: [id(12)], delegatedPassengerId: null };

const newTrip = {
  type: 'SINGLE',
  policyNumber: 'POL-ACTIVE',
  passengers: [id(12)],
  delegatedPassengerId: id(12),
  flights: [
    {
      flightId: id(11),
      flightNumber: 'SK101',
      embarkDate: '2026-06-11',
      embarkTime: '09:00',
      origin: 'OSL',
      destination: 'LHR',
      direction: 'outbound',
      flightType: 'main',
    },
  ],
};

export const trips = {
  trips: {
    document: 'Trips',
    variables: { userId: id(1) },
    call: `GET /travel/trips?userId=${id(1)}`,
    answer: [trip],
  },
  updateTrip: {
    document: 'UpdateTrip',
    variables: { tripId: id(10), travellers },
    call: `PATCH /travel/trips/${id(10)}`,
    body: travellers,
    answer: trip,
  },
  deleteTrip: {
    document: 'DeleteTrip',
    variables: { tripId: id(10) },
    call: `DELETE /travel/trips/${id(10)}`,
    status: 204,
    answer: true,
  },
  createTrip: {
    document: 'InsureTrip',
    variables: { trip: newTrip },
    call: 'POST /travel/insurance/blink-it',
    body: newTrip,
    status: 201,
    answer: trip,
  },
} satisfies Partial<Samples>;
