import { osloLondon } from '#machines/insurance/flights.model.ts';
import type { CheckedFlight } from '#schema/rest/trips.ts';

/** SK101 from Paris with all of the insurer's data. Callers set the day. */
export const parisDublin: CheckedFlight = {
  ...osloLondon,
  flightId: '9a1c1f0e-6a63-4f0b-8f8d-2d3f3f5b7c11',
  embarkTime: '09:30',
  arrivalTime: '11:15',
  origin: 'CDG',
  destination: 'DUB',
  originAirport: 'Paris Charles de Gaulle',
  destinationAirport: 'Dublin',
  terminal: '1',
  cancelled: 0,
  active: 1,
  departed: 0,
  alerted: 0,
  notified: 0,
  isMonitored: 1,
};

/** The next leg to Brazil, with the same number. */
export const dublinSaoPaulo: CheckedFlight = {
  ...parisDublin,
  flightId: '9a1c1f0e-6a63-4f0b-8f8d-2d3f3f5b7c12',
  embarkTime: '18:00',
  arrivalTime: '23:00',
  origin: 'DUB',
  destination: 'GRU',
  originAirport: 'Dublin',
  destinationAirport: 'São Paulo',
};

/** An earlier flight in the opposite direction. */
export const earlyDublinParis: CheckedFlight = {
  ...parisDublin,
  flightId: '9a1c1f0e-6a63-4f0b-8f8d-2d3f3f5b7c13',
  embarkTime: '06:00',
  arrivalTime: '08:45',
  origin: 'DUB',
  destination: 'CDG',
  originAirport: 'Dublin',
  destinationAirport: 'Paris Charles de Gaulle',
  direction: 'inbound',
};

/** The gateway's answer to a look-up. */
export const checked = (flights: readonly CheckedFlight[], status = 200) => ({
  validateFlight: {
    __typename: 'FlightCheck',
    status,
    flights: flights.map((flight) => ({ __typename: 'CheckedFlight', ...flight })),
  },
});

/** The same for any requested day. */
export const createCheckedAnswer =
  (flights: readonly CheckedFlight[], status?: number) =>
  ({ embarkDate }: { embarkDate: string }) =>
    checked(
      flights.map((flight) => ({ ...flight, embarkDate, arrivalDate: embarkDate })),
      status,
    );
