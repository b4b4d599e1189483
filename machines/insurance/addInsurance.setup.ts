import { assign, setup } from 'xstate';

import type { TripType } from '#rules/insurance/tripTypes.ts';
import type { Passenger } from '../passengers/addPassenger.machine.ts';
import { completeTripMachine } from './completion/completeTrip.machine.ts';
import type { CompleteTripOutput } from './completion/completeTrip.setup.ts';
import type { InsuredTrip } from './completion/purchase.ts';
import type { FlightLookupDraft } from './lookup/flightLookup.logic.ts';
import { flightLookupMachine } from './lookup/flightLookup.machine.ts';
import type { FlightLookupOutput } from './lookup/flightLookup.setup.ts';
import {
  type AddInsuranceDraft,
  type AddInsuranceSetting,
  applyDescription,
  countLookupFlightsLeft,
  countTripFlightsLeft,
  type Described,
  findFlightsProblem,
  losesFlights,
  setDirection,
} from './tripEntries.ts';

export type AddInsuranceEvent =
  | { type: 'payout.setUp' }
  | { type: 'trip.described'; policyNumber: string; tripType: TripType }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  | { type: 'flight.requested' }
  | { type: 'flight.removed'; at: number }
  | { type: 'flights.confirmed' }
  /** Sent during a flight look-up, with its current draft. */
  | { type: 'trip.reopened'; lookup: FlightLookupDraft }
  | { type: 'page.left' };

type AddInsuranceInput = AddInsuranceSetting & { policyNumber: string; draft: AddInsuranceDraft | null };

/** `lookup` and `completion`: the drafts from which a child resumes. */
type AddInsuranceContext = AddInsuranceSetting &
  AddInsuranceDraft & {
    /** Passengers added during this flow; their names are known while the wizard is open. */
    newcomers: readonly Passenger[];
    /** The new description of the trip, if the customer agrees to drop its flights. */
    pending: Described | null;
    trip: InsuredTrip | null;
  };

/** Types, actors, actions and guards of the chart in `addInsurance.machine.ts`. */
export const addInsuranceSetup = setup({
  types: {} as {
    context: AddInsuranceContext;
    events: AddInsuranceEvent;
    input: AddInsuranceInput;
    output: { trip: InsuredTrip | null };
    children: { flightLookup: 'flightLookup'; completeTrip: 'completeTrip' };
  },
  actors: { flightLookup: flightLookupMachine, completeTrip: completeTripMachine },
  actions: {
    storeDescription: assign(({ context }, described: Described) => applyDescription(context, described)),
    storeFlights: assign(({ context }, output: FlightLookupOutput) =>
      output.kind === 'found'
        ? {
            items: [...context.items, setDirection(output.item, context)],
            policyNumber: output.policyNumber,
            lookup: context.tripType === 'single' ? output.draft : null,
          }
        : {},
    ),
    storeLookup: assign((_, output: FlightLookupOutput) => ({ lookup: output.kind === 'left' ? output.draft : null })),
    storeCompletion: assign((_, output: CompleteTripOutput) =>
      output.kind === 'left' ? { completion: output.draft, newcomers: output.newcomers } : {},
    ),
  },
  guards: {
    // An open purchase takes precedence over a missing payout method.
    lacksPayout: ({ context: { lacksPayout, completion } }) => lacksPayout && completion?.page !== 'buying',
    wasAt: ({ context }, page: AddInsuranceDraft['page']) => context.page === page,
    losesFlights: ({ context }, described: Described) => losesFlights(context, described),
    hasFlights: ({ context }) => context.items.length > 0,
    hasRoom: ({ context }) => countTripFlightsLeft(context) > 0,
    isListed: ({ context }, at: number) => at in context.items,
    fits: ({ context }, answer: FlightLookupOutput) =>
      answer.kind === 'found' && answer.item.cover.flights.length <= countLookupFlightsLeft(context),
    areFlightsRight: ({ context }) => findFlightsProblem(context) === null,
    // Skips the list: every flight was recognized, and there is no room for another.
    isWhole: ({ context }) => context.tripType !== 'multi' && findFlightsProblem(context) === null,
    isInsured: (_, answer: CompleteTripOutput) => answer.kind === 'insured',
    isLeftForTrip: (_, answer: CompleteTripOutput) => answer.kind === 'left' && answer.to === 'trip',
    // The flight was never shown in a list.
    isSeenAlone: ({ context }) => context.tripType === 'single' && context.lookup !== null,
    lacksWayBack: ({ context }) => context.tripType === 'return' && countTripFlightsLeft(context) === 1,
  },
});
