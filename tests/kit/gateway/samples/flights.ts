import type { CheckedFlight } from '#schema/generated/portal.ts';

import { id, type Samples } from './sample.ts';

export const checked: CheckedFlight = {
  flightId: id(11),
  flightNumber: 'SK101',
  embarkDate: '2026-06-11',
  embarkTime: '09:00',
  origin: 'OSL',
  destination: 'LHR',
  originAirport: 'Oslo',
  destinationAirport: 'Heathrow',
  arrivalDate: '2026-06-11',
  arrivalTime: '11:20',
  terminal: null,
  direction: 'outbound',
  flightType: 'main',
  totalPassengers: 2,
  cancelled: 0,
  active: 1,
  departed: 0,
  alerted: 1,
  notified: 0,
  isMonitored: 1,
};

const provided = {
  embarkDate: '2026-06-11',
  flightNumber: 'ZZ405',
  direction: 'outbound',
  policyNumber: null,
  embarkDateTime: '2026-06-11 09:00',
  embarkTime: '09:00',
  origin: 'OSL',
  originAirport: 'Oslo',
};

export const flights = {
  validateFlight: {
    document: 'FlightCheck',
    variables: { embarkDate: '2026-06-11', flightNumber: 'SK101', flightType: 'main', direction: 'outbound' },
    call: 'GET /travel/flights/validate?embarkDate=2026-06-11&flightNumber=SK101&flightType=main&direction=outbound',
    answer: { status: 200, flights: [checked] },
    says: [checked],
  },
  createFlight: {
    document: 'CreateFlight',
    variables: { flight: provided },
    call: 'POST /travel/flights',
    body: provided,
    status: 201,
    answer: checked,
  },
  notifyAlert: {
    document: 'NotifyAlert',
    variables: { alert: { alertType: 'DELAY', tripId: id(10), flightId: id(11), delayDate: '2031-03-12 18:00' } },
    call: 'POST /travel/flights/notify-alert',
    body: { alertType: 'DELAY', tripId: id(10), flightId: id(11), delayDate: '2031-03-12 18:00' },
    answer: { alertId: id(13) },
  },
  raiseAlert: {
    document: 'RaiseAlert',
    variables: { tripId: id(10), flightId: id(11), alert: { alertType: 'CANCELLATION', reason: 'They rang us' } },
    call: `POST /travel/trips/${id(10)}/flights/${id(11)}/alert`,
    body: { alertType: 'CANCELLATION', reason: 'They rang us' },
    answer: { alertId: id(13) },
  },
} satisfies Partial<Samples>;
