import type { FoundFlight, TripType } from '#rules/insurance/insuring.ts';

import { type Refused, reactionIn } from '../../answers.ts';

/** What is bought. `passengers`: ids or, where the partner does not select passengers, how many travel. */
export type NewTrip = {
  type: TripType;
  policyNumber: string;
  flights: FoundFlight[];
  passengers: string[] | number;
  delegatedPassengerId: string | null;
  bookingRef: string | null;
};

/** As the insurer has it, which may be otherwise than it was sent from here. */
export type InsuredTrip = {
  tripId: string;
  bookingRef: string | null;
  flightIds: string[];
  passengers: { passengerId: string; name: string; surname: string }[];
  delegatedPassengerId: string | null;
};

export type PurchaseAnswer = { kind: 'insured'; trip: InsuredTrip } | Refused;
/** Whether the insurer has the trip, asked when the answer to its purchase was lost. */
export type TripFound = { kind: 'insured'; trip: InsuredTrip } | { kind: 'not insured' } | Refused;

export const tripOf = (answer: PurchaseAnswer | TripFound): InsuredTrip | null =>
  answer.kind === 'insured' ? answer.trip : null;

/** Not on the page that it was sent from: the session ends, or a dialog opens. */
export const isSaidElsewhere = (answer: PurchaseAnswer): boolean =>
  answer.kind === 'refused' && ['end session', 'force logout', 'dialog'].includes(answer.reaction.kind);

/** Refused for good, as all refusals are but the end of a session. */
export const isSettledBy = (answer: PurchaseAnswer): boolean => reactionIn(answer).kind === 'dialog';
