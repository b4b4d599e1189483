import { id } from './answers.ts';

export const provided = {
  embarkDate: '2026-06-11',
  flightNumber: 'ZZ405',
  direction: 'outbound',
  policyNumber: null,
  embarkDateTime: '2026-06-11 09:00',
  embarkTime: '09:00',
  origin: 'OSL',
  originAirport: 'Oslo',
};
export const travellers = { tripId: id(10), passengers: [id(12)], delegatedPassengerId: null };
export const newTrip = {
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
