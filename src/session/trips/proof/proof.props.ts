import type { ButtonProps } from '@fluentui/react-components';
import type { FoundFlight } from '#rules/insurance/tripTypes.ts';

export type ProvenFlight = Pick<
  FoundFlight,
  | 'flightId'
  | 'flightNumber'
  | 'embarkDate'
  | 'embarkTime'
  | 'arrivalDate'
  | 'arrivalTime'
  | 'origin'
  | 'destination'
  | 'originAirport'
  | 'destinationAirport'
>;

/** `leavesAt` is the latest known departure, in milliseconds since the epoch. */
export type ComingFlight = ProvenFlight & { leavesAt?: number };

export type ProofProps = {
  trip: { tripId: string; policyNumber: string; bookingRef: string | null };
  flights: readonly ProvenFlight[];
  /** Flights still to come. Defaults to all. */
  coming?: readonly ComingFlight[];
  people: readonly string[];
  appearance?: NonNullable<ButtonProps['appearance']>;
};
