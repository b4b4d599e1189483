import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import {
  directed,
  directionAfter,
  flightsIn,
  flightsProblem,
  flightTypeAfter,
  roomAtOnce,
  roomOn,
  type TripDraftItem,
  type TripType,
} from '#rules/trips/insuring.ts';

import { withOutput } from '../answers.ts';
import type { Passenger } from '../passengers/addPassenger.machine.ts';
import {
  type CompleteTripDraft,
  type CompleteTripOutput,
  completeTripDraftOf,
  completeTripMachine,
} from './completion/completeTrip.machine.ts';
import type { InsuredTrip } from './completion/purchase.ts';
import {
  type FlightLookupDraft,
  type FlightLookupOutput,
  flightLookupDraftOf,
  flightLookupMachine,
} from './lookup/flightLookup.machine.ts';

export type AddInsuranceEvent =
  | { type: 'trip.described'; policyNumber: string; tripType: TripType }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  | { type: 'flight.requested' }
  | { type: 'flight.removed'; at: number }
  | { type: 'flights.settled' }
  | { type: 'page.left' };

/** What has to be known of partner and customer before a trip can be insured. */
export type AddInsuranceSetting = {
  /** The partner wants a way to pay out before a trip, and this customer has none. */
  lacksPayout: boolean;
  /** The policy is asked for with each flight, not with the trip. */
  includePolicy: boolean;
  /** Those that insure a trip now, each with the most people on one; 0 is no maximum. */
  policies: readonly { policyNumber: string; maxInsured: number }[];
  chartered: boolean;
  passengerSelection: boolean;
  isEmployee: boolean;
  mayAddPassengers: boolean;
  newKey: () => string;
};

type Entries = { policyNumber: string; tripType: TripType | null; items: TripDraftItem[] };

type Page = 'describing' | 'listing' | 'looking up' | 'completing';

/** Where the insurance of a trip was left. */
export type AddInsuranceDraft = Entries & {
  page: Page;
  lookup: FlightLookupDraft | null;
  completion: CompleteTripDraft | null;
};

type AddInsuranceInput = AddInsuranceSetting & { policyNumber: string; draft: AddInsuranceDraft | null };

type Described = { policyNumber: string; tripType: TripType };

type AddInsuranceContext = AddInsuranceSetting &
  Entries & {
    page: Page;
    /** What a child goes on with. */
    lookup: FlightLookupDraft | null;
    completion: CompleteTripDraft | null;
    /** Who was added on the way, known by name as long as the wizard is open. */
    newcomers: readonly Passenger[];
    /** What the trip becomes if its flights may go. */
    pending: Described | null;
    trip: InsuredTrip | null;
  };

/** Which trip under which policy, its flights one after the other, then who travels and the purchase. */
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
    keepCompletion: assign((_, output: CompleteTripOutput) =>
      output.kind === 'left' ? { completion: output.draft, newcomers: output.newcomers } : {},
    ),
  },
  guards: {
    // Whatever is missing now, what became of an open purchase comes first.
    lacksPayout: ({ context: { lacksPayout, completion } }) => lacksPayout && completion?.page !== 'buying',
    wasAt: ({ context }, page: Page) => context.page === page,
    // The flights were looked up for what the trip was before.
    losesFlights: ({ context: { items, policyNumber, tripType } }, described: Described) =>
      items.length > 0 && (described.tripType !== tripType || described.policyNumber !== policyNumber),
    hasRoom: ({ context }) => roomIn(context) > 0,
    isListed: ({ context }, at: number) => at in context.items,
    fits: ({ context }, answer: FlightLookupOutput) =>
      answer.kind === 'found' && answer.item.cover.flights.length <= roomAtOnceIn(context),
    areFlightsRight: ({ context }) => flightsProblemIn(context) === null,
    isSingle: ({ context }) => context.tripType === 'single' && flightsProblemIn(context) === null,
    isInsured: (_, answer: CompleteTripOutput) => answer.kind === 'insured',
    isLeftForTrip: (_, answer: CompleteTripOutput) => answer.kind === 'left' && answer.to === 'trip',
    lacksWayBack: ({ context }) => context.tripType === 'return' && roomIn(context) === 1,
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
    // To the step that the customer was at another day.
    restoring: {
      always: [
        { guard: 'lacksPayout', target: 'payoutMissing' },
        { guard: { type: 'wasAt', params: 'listing' }, target: 'listing' },
        { guard: { type: 'wasAt', params: 'looking up' }, target: 'lookingUp' },
        { guard: { type: 'wasAt', params: 'completing' }, target: 'completing' },
        { target: 'describing' },
      ],
    },
    // Until a payout can be set up here, it only says what is missing.
    payoutMissing: {},
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
            target: 'listing',
            actions: assign(({ event: { policyNumber, tripType } }) => ({ policyNumber, tripType })),
          },
        ],
      },
    },
    changing: {
      on: {
        'change.confirmed': {
          target: 'listing',
          actions: assign(({ context: { pending } }) => ({ ...pending, pending: null, items: [] })),
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
          actions: assign({ items: ({ context, event }) => context.items.toSpliced(event.at, 1) }),
        },
        'flights.settled': [{ guard: 'areFlightsRight', target: 'completing' }, { target: '.miscounted' }],
        'page.left': 'describing',
      },
      states: { open: {}, miscounted: {} },
    },
    lookingUp: {
      entry: assign({ page: 'looking up' }),
      exit: assign({ lookup: null }),
      invoke: {
        id: 'flightLookup',
        src: 'flightLookup',
        input: ({ context }) => ({
          flightType: flightTypeAfter(context.tripType ?? 'single', flightsIn(context.items)),
          room: roomAtOnceIn(context),
          taken: flightsIn(context.items),
          chartered: context.chartered,
          request: {
            policyNumber: context.policyNumber,
            flightNumber: '',
            embarkDate: '',
            direction: context.tripType === 'multi' ? 'outbound' : directionAfter(flightsIn(context.items)),
          },
          draft: context.lookup,
        }),
        onDone: [
          {
            guard: withOutput('fits'),
            target: 'counting',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'found'
                ? { items: [...context.items, asLookedUp(output.item, context)], policyNumber: output.policyNumber }
                : {},
            ),
          },
          { target: 'listing' },
        ],
      },
    },
    counting: {
      always: [
        { guard: 'isSingle', target: 'completing' },
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
          flights: flightsIn(context.items),
          maxInsured: policyIn(context)?.maxInsured ?? 0,
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
          { target: 'listing', actions: withOutput('keepCompletion') },
        ],
      },
    },
    done: { type: 'final' },
  },
  output: ({ context: { trip } }) => ({ trip }),
});

export type AddInsuranceActor = ActorRefFrom<typeof addInsuranceMachine>;
export type AddInsuranceSnapshot = SnapshotFrom<typeof addInsuranceMachine>;

/** What to keep of a trip that is being insured, with where its flight or its completion stands. */
export function addInsuranceDraftOf({ context, children }: AddInsuranceSnapshot): AddInsuranceDraft {
  const { policyNumber, tripType, items, page, completion } = context;
  const { flightLookup, completeTrip } = children;
  return {
    page,
    policyNumber,
    tripType,
    items,
    lookup: flightLookup ? flightLookupDraftOf(flightLookup.getSnapshot()) : null,
    completion: completeTrip ? completeTripDraftOf(completeTrip.getSnapshot()) : completion,
  };
}

type Covered = Pick<AddInsuranceSetting, 'policies'> & Pick<Entries, 'policyNumber'>;

const policyIn = ({ policies, policyNumber }: Covered) =>
  policies.find((policy) => policy.policyNumber === policyNumber);

/** A policy may have ended since, or be used up: then the trip needs another, unless it may have been bought. */
const lacksPolicy = (
  { policyNumber, completion }: AddInsuranceDraft,
  { policies, includePolicy }: AddInsuranceSetting,
) => !includePolicy && completion?.page !== 'buying' && policyIn({ policies, policyNumber }) === undefined;

const roomIn = ({ tripType, items }: Entries): number => (tripType ? roomOn(tripType, flightsIn(items).length) : 0);

/** On a return trip nobody is asked for a direction: what was looked up as the way back is the way back. */
const asLookedUp = (item: TripDraftItem, { tripType, items }: Entries): TripDraftItem =>
  tripType === 'return' ? directed(item, directionAfter(flightsIn(items))) : item;

const roomAtOnceIn = ({ tripType, items }: Entries): number =>
  tripType ? roomAtOnce(tripType, flightsIn(items).length) : 0;

/** What is wrong with the flights, by the id of its text. */
export const flightsProblemIn = ({ tripType, items }: Pick<Entries, 'tripType' | 'items'>) =>
  tripType ? flightsProblem(tripType, flightsIn(items)) : null;
