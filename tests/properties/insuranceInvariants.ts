import { findMovedFlights } from '#machines/insurance/lookup/otherDays.ts';
import { findFlightsProblem } from '#machines/insurance/tripEntries.ts';
import { travellersProblem } from '#rules/insurance/travellers.ts';
import { formatDeparture, listTripFlights, orderProblem } from '#rules/insurance/tripTypes.ts';

import type { Invariants } from './invariants.types.ts';

export const insuranceInvariants: Pick<Invariants, 'addInsurance' | 'flightLookup' | 'completeTrip'> = {
  addInsurance: ({ value, context: { tripType, items, pending, trip } }) => ({
    'no trip has more flights than its kind takes':
      listTripFlights(items).length <= { single: 1, return: 2, multi: 4, none: 0 }[tripType ?? 'none'],
    'nothing is bought with too few':
      (value !== 'completing' && value !== 'done') || findFlightsProblem({ tripType, items }) === null,
    'another trip is pending while the customer is asked about it': (value === 'changing') === (pending !== null),
    'done is with a trip': (value === 'done') === (trip !== null),
  }),
  flightLookup: ({ value, context: { item, room, problems, flightType, taken, found, chosen } }) => ({
    'found is with a flight, and no more than there is room for':
      (value === 'found') === (item !== null) && (item?.cover.flights.length ?? 0) <= room,
    'no way back leaves before its way out': (item?.cover.flights ?? []).every(
      (flight) => orderProblem(formatDeparture(flight), flightType, taken) === null,
    ),
    'problems are known to the forms':
      ['describing', 'entering', 'choosing'].includes(value) || Object.keys(problems).length === 0,
    'another day is known while it is asked after':
      value !== 'confirming' || findMovedFlights({ found, chosen }).length > 0,
  }),
  completeTrip: (completion) => ({
    'nothing is bought without the terms':
      ['travellers', 'details', 'left'].some((state) => completion.matches(state as 'left')) ||
      completion.context.termsConfirmed,
    'nothing is bought without its key':
      !['details', 'purchasing', 'checkingOutcome', 'outcomeUnknown', 'notReceived'].some((state) =>
        completion.matches(state as 'left'),
      ) || completion.context.key !== null,
    'nobody travels who is not counted':
      completion.matches('travellers') ||
      completion.matches('left') ||
      !completion.context.passengerSelection ||
      travellersProblem(completion.context.passengerIds.length, completion.context) === null,
    'a purchase is open while it is sent or looked for, and until it is known':
      completion.hasTag('open') ===
      ['purchasing', 'checkingOutcome', 'outcomeUnknown'].some((state) =>
        completion.matches(state as 'outcomeUnknown'),
      ),
    'a refusal is told, and only then':
      completion.matches({ details: 'refused' }) === (completion.context.refusal !== null),
    'insured is with a trip': completion.matches('insured') === false || completion.context.trip !== null,
    'the contact travels':
      completion.context.delegatedPassengerId === null ||
      completion.context.passengerIds.includes(completion.context.delegatedPassengerId),
  }),
};
