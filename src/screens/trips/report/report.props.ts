import type { Flight, FlightSeen } from '../trip.ts';

/**
 * Flight at the time the report was opened. `locks` is true if reporting blocks changes that the trip still allows.
 */
export type Reported = { flight: Flight; seen: FlightSeen; locks: boolean };
