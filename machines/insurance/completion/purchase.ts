import type { FoundFlight, TripType } from '#rules/insurance/tripTypes.ts';

import { getReaction, type Refused } from '../../kit/refusals.ts';

/** A trip to buy. `passengers`: their ids or, if the partner does not select passengers, their number. */
export type NewTrip = {
  type: TripType;
  policyNumber: string;
  flights: FoundFlight[];
  passengers: string[] | number;
  delegatedPassengerId: string | null;
  bookingRef: string | null;
};

/** A trip as the insurer has it, which may differ from what was sent. */
export type InsuredTrip = {
  tripId: string;
  bookingRef: string | null;
  flightIds: string[];
  passengers: { passengerId: string; name: string; surname: string }[];
  delegatedPassengerId: string | null;
};

export type PurchaseAnswer = { kind: 'insured'; trip: InsuredTrip } | Refused;
/** The answer to whether the insurer has the trip, after the answer to the purchase was lost. */
export type TripFound = { kind: 'insured'; trip: InsuredTrip } | { kind: 'not insured' } | Refused;

export const getInsuredTrip = (answer: PurchaseAnswer | TripFound): InsuredTrip | null =>
  answer.kind === 'insured' ? answer.trip : null;

/**
 * Returns whether the refusal appears outside the page that sent the purchase: it ends the session or opens a dialog.
 */
export const isShownElsewhere = (answer: PurchaseAnswer): boolean =>
  answer.kind === 'refused' && ['end session', 'force logout', 'dialog'].includes(answer.reaction.kind);

/** Returns whether the purchase is refused for good. Every refusal is, except the end of a session. */
export const isFinalRefusal = (answer: PurchaseAnswer): boolean => getReaction(answer).kind === 'dialog';
