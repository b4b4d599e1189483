import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { listTripFlights, type TripType } from '#rules/insurance/tripTypes.ts';

import { withOutput } from '../kit/refusals.ts';
import type { Passenger } from '../passengers/addPassenger.machine.ts';
import { completeTripMachine, toCompleteTripDraft } from './completion/completeTrip.machine.ts';
import type { CompleteTripOutput } from './completion/completeTrip.setup.ts';
import type { InsuredTrip } from './completion/purchase.ts';
import type { FlightLookupDraft } from './lookup/flightLookup.logic.ts';
import { flightLookupMachine, toFlightLookupDraft } from './lookup/flightLookup.machine.ts';
import type { FlightLookupOutput } from './lookup/flightLookup.setup.ts';
import {
  type AddInsuranceDraft,
  type AddInsuranceSetting,
  applyDescription,
  countLookupFlightsLeft,
  countTripFlightsLeft,
  type Described,
  findFlightsProblem,
  findPolicy,
  lacksPolicy,
  losesFlights,
  setDirection,
  toNextLookupInput,
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

/** Insures a trip: its type and policy, its flights one after the other, then passengers and purchase. */
export const addInsuranceMachine = setup({
  types: {} as {
    context: AddInsuranceContext;
    events: AddInsuranceEvent;
    input: AddInsuranceInput;
    output: { trip: InsuredTrip | null };
    children: { flightLookup: 'flightLookup'; completeTrip: 'completeTrip' };
  },
  actors: { flightLookup: flightLookupMachine, completeTrip: completeTripMachine },
  actions: {
    describe: assign(({ context }, described: Described) => applyDescription(context, described)),
    keepLookup: assign((_, output: FlightLookupOutput) => ({ lookup: output.kind === 'left' ? output.draft : null })),
    keepCompletion: assign((_, output: CompleteTripOutput) =>
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
}).createMachine({
  id: 'addInsurance',
  context: ({ input: { draft, policyNumber, ...setting } }) => ({
    ...setting,
    policyNumber: draft?.policyNumber ?? policyNumber,
    tripType: draft?.tripType ?? null,
    items: draft?.items ?? [],
    page: draft && !lacksPolicy(draft, setting) ? draft.page : 'describing',
    lookup: draft?.lookup ?? null,
    completion: draft?.completion ?? null,
    newcomers: [],
    pending: null,
    trip: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'lacksPayout', target: 'payoutMissing' },
        { guard: { type: 'wasAt', params: 'listing' }, target: 'listing' },
        { guard: { type: 'wasAt', params: 'looking up' }, target: 'lookingUp' },
        { guard: { type: 'wasAt', params: 'completing' }, target: 'completing' },
        { target: 'describing' },
      ],
    },
    payoutMissing: {
      on: { 'payout.setUp': { target: 'restoring', actions: assign({ lacksPayout: false }) } },
    },
    describing: {
      entry: assign({ page: 'describing' }),
      on: {
        'trip.described': [
          {
            guard: { type: 'losesFlights', params: ({ event }) => event },
            target: 'changing',
            actions: assign({ pending: ({ event: { policyNumber, tripType } }) => ({ policyNumber, tripType }) }),
          },
          {
            guard: 'hasFlights',
            target: 'returning',
            actions: { type: 'describe', params: ({ event }) => event },
          },
          { target: 'lookingUp', actions: { type: 'describe', params: ({ event }) => event } },
        ],
      },
    },
    changing: {
      on: {
        'change.confirmed': {
          target: 'lookingUp',
          actions: assign(({ context: { pending } }) => ({ ...pending, pending: null, items: [], lookup: null })),
        },
        'change.declined': { target: 'describing', actions: assign({ pending: null }) },
      },
    },
    listing: {
      entry: assign({ page: 'listing' }),
      initial: 'open',
      on: {
        'flight.requested': { guard: 'hasRoom', target: 'lookingUp' },
        'flight.removed': {
          guard: { type: 'isListed', params: ({ event }) => event.at },
          target: '.open',
          actions: assign({ items: ({ context, event }) => context.items.toSpliced(event.at, 1), lookup: null }),
        },
        'flights.confirmed': [{ guard: 'areFlightsRight', target: 'completing' }, { target: '.miscounted' }],
        'page.left': 'describing',
      },
      states: { open: {}, miscounted: {} },
    },
    lookingUp: {
      entry: assign({ page: 'looking up' }),
      invoke: {
        id: 'flightLookup',
        src: 'flightLookup',
        input: ({ context }) => toNextLookupInput(context),
        onDone: [
          {
            guard: withOutput('fits'),
            target: 'counting',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'found'
                ? {
                    items: [...context.items, setDirection(output.item, context)],
                    policyNumber: output.policyNumber,
                    lookup: context.tripType === 'single' ? output.draft : null,
                  }
                : {},
            ),
          },
          { guard: 'hasFlights', target: 'listing', actions: withOutput('keepLookup') },
          { target: 'describing', actions: withOutput('keepLookup') },
        ],
      },
      on: {
        'trip.reopened': { target: 'describing', actions: assign({ lookup: ({ event }) => event.lookup }) },
      },
    },
    counting: {
      always: [
        { guard: 'isWhole', target: 'completing' },
        { guard: 'lacksWayBack', target: 'lookingUp' },
        { target: 'listing' },
      ],
    },
    completing: {
      entry: assign({ page: 'completing' }),
      invoke: {
        id: 'completeTrip',
        src: 'completeTrip',
        input: ({ context }) => ({
          type: context.tripType ?? 'single',
          policyNumber: context.policyNumber,
          flights: listTripFlights(context.items),
          maxInsured: findPolicy(context)?.maxInsured ?? 0,
          passengerSelection: context.passengerSelection,
          isEmployee: context.isEmployee,
          mayAddPassengers: context.mayAddPassengers,
          newKey: context.newKey,
          newcomers: context.newcomers,
          draft: context.completion,
        }),
        onDone: [
          {
            guard: withOutput('isInsured'),
            target: 'done',
            actions: assign({ trip: ({ event: { output } }) => (output.kind === 'insured' ? output.trip : null) }),
          },
          { guard: withOutput('isLeftForTrip'), target: 'describing', actions: withOutput('keepCompletion') },
          { target: 'returning', actions: withOutput('keepCompletion') },
        ],
      },
    },
    returning: {
      always: [{ guard: 'isSeenAlone', target: 'lookingUp', actions: assign({ items: [] }) }, { target: 'listing' }],
    },
    done: { type: 'final' },
  },
  output: ({ context: { trip } }) => ({ trip }),
});

export type AddInsuranceActor = ActorRefFrom<typeof addInsuranceMachine>;
export type AddInsuranceSnapshot = SnapshotFrom<typeof addInsuranceMachine>;

/** Returns the draft of a trip, including the drafts of its children. */
export function toAddInsuranceDraft({ context, children }: AddInsuranceSnapshot): AddInsuranceDraft {
  const { policyNumber, tripType, items, page, lookup, completion } = context;
  const { flightLookup, completeTrip } = children;
  return {
    page,
    policyNumber,
    tripType,
    items,
    lookup: flightLookup ? toFlightLookupDraft(flightLookup.getSnapshot()) : lookup,
    completion: completeTrip ? toCompleteTripDraft(completeTrip.getSnapshot()) : completion,
  };
}
