import type { FoundFlight, TripType } from '#rules/insurance/tripTypes.ts';

import type { Passenger } from '../../passengers/addPassenger.machine.ts';
import type { NewTrip } from './purchase.ts';

export type CompletionSetting = {
  type: TripType;
  policyNumber: string;
  flights: FoundFlight[];
  /** Maximum number of people that the policy insures on a trip; 0 means no maximum. */
  maxInsured: number;
  /** If false, the insurer only learns how many people travel. */
  passengerSelection: boolean;
  /** Exempt from both maxima of travellers. */
  isEmployee: boolean;
  mayAddPassengers: boolean;
  /** Passengers added during this flow; a list that was read earlier does not contain them. */
  newcomers: readonly Passenger[];
  newKey: () => string;
};

export type CompletionEntries = {
  passengerIds: string[];
  delegatedPassengerId: string | null;
  bookingRef: string | null;
  /** The Idempotency-Key of this purchase, created once so that the trip cannot be bought twice. */
  key: string | null;
};

/** `buying`: the outcome of the purchase is unknown. */
export type CompleteTripDraft = CompletionEntries & { page: 'travellers' | 'details' | 'buying' };

export const pickEntries = ({
  passengerIds,
  delegatedPassengerId,
  bookingRef,
  key,
}: CompletionEntries): CompletionEntries => ({
  passengerIds,
  delegatedPassengerId,
  bookingRef,
  key,
});

export const toNewTrip = (context: CompletionSetting & CompletionEntries): NewTrip => ({
  type: context.type,
  policyNumber: context.policyNumber,
  flights: context.flights,
  passengers: context.passengerSelection ? context.passengerIds : 1,
  delegatedPassengerId: context.delegatedPassengerId,
  bookingRef: context.bookingRef,
});
