import type { FoundFlight } from '#rules/insurance/tripTypes.ts';

const flight = (flightNumber: string, origin: string, destination: string, totalPassengers: number): FoundFlight => ({
  flightId: `${flightNumber} from ${origin}`,
  flightNumber,
  embarkDate: '2026-12-01',
  embarkTime: '09:00',
  arrivalDate: '2026-12-01',
  arrivalTime: '11:00',
  origin,
  destination,
  originAirport: `${origin} Airport`,
  destinationAirport: `${destination} Airport`,
  direction: 'outbound',
  flightType: 'main',
  totalPassengers,
});

export const osloLondon = flight('SK101', 'OSL', 'LHR', 9);
export const londonNewYork = flight('SK101', 'LHR', 'JFK', 2);
export const londonOslo: FoundFlight = { ...flight('SK102', 'LHR', 'OSL', 9), direction: 'inbound' };
/** Returns on the day of the outbound flight, hours before it. */
export const tooEarlyBack: FoundFlight = { ...londonOslo, embarkTime: '06:00', arrivalTime: '08:00' };

/** The same flight a day later, with the insurer's id for that day. */
export const nextDay = (flight: FoundFlight): FoundFlight => ({
  ...flight,
  flightId: `${flight.flightId}, a day later`,
  embarkDate: '2026-12-02',
  arrivalDate: '2026-12-02',
});

export const request = {
  policyNumber: 'POL-ACTIVE',
  flightNumber: 'SK101',
  embarkDate: '2026-12-01',
  direction: 'outbound',
} as const;
