import type { FoundFlight, TripType } from '#rules/insurance/insuring.ts';

import type { Passenger } from '../../passengers/addPassenger.machine.ts';
import type { NewTrip } from './purchase.ts';

export type CompletionSetting = {
  type: TripType;
  policyNumber: string;
  flights: FoundFlight[];
  /** How many people the policy insures on a trip; 0 is no maximum. */
  maxInsured: number;
  /** Off: the insurer is told only how many travel. */
  passengerSelection: boolean;
  /** Exempt from both maxima of travellers. */
  isEmployee: boolean;
  mayAddPassengers: boolean;
  /** Who was added on the way; a list that was read before does not have them. */
  newcomers: readonly Passenger[];
  newKey: () => string;
};

/** What a customer has entered. */
export type CompletionEntries = {
  passengerIds: string[];
  delegatedPassengerId: string | null;
  bookingRef: string | null;
  /** The Idempotency-Key of this purchase: made once, so that it cannot be made twice. */
  key: string | null;
};

/** Where a trip was left. `buying`: nobody knows yet what became of the purchase. */
export type CompleteTripDraft = CompletionEntries & { page: 'travellers' | 'details' | 'buying' };

export const entriesIn = ({
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

/** What is bought. */
export const tripIn = (context: CompletionSetting & CompletionEntries): NewTrip => ({
  type: context.type,
  policyNumber: context.policyNumber,
  flights: context.flights,
  passengers: context.passengerSelection ? context.passengerIds : 1,
  delegatedPassengerId: context.delegatedPassengerId,
  bookingRef: context.bookingRef,
});
