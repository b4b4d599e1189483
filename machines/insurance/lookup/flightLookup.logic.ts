import { type FoundFlight, type TripDraftItem, toDraftItem } from '#rules/insurance/tripTypes.ts';

import type { FlightByHand, FlightRequest } from './flightChecks.ts';

export type FlightLookupDraft = {
  page: 'describing' | 'entering' | 'showing' | 'choosing';
  request: FlightRequest;
  byHand: FlightByHand | null;
  found: FoundFlight[];
};

/** Returns the draft of a look-up. Pages that wait for an answer are not stored. */
export const pickDraft = ({ page, request, byHand, found }: FlightLookupDraft): FlightLookupDraft => ({
  page,
  request,
  byHand,
  found,
});

export const toItem = ([first, ...others]: FoundFlight[]): TripDraftItem | null =>
  first ? toDraftItem([first, ...others]) : null;
