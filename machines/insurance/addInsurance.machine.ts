import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { withOutput } from '../kit/refusals.ts';
import { addInsuranceSetup } from './addInsurance.setup.ts';
import { toCompleteTripDraft } from './completion/completeTrip.machine.ts';
import { toFlightLookupDraft } from './lookup/flightLookup.machine.ts';
import { type AddInsuranceDraft, lacksPolicy, toCompletionInput, toNextLookupInput } from './tripEntries.ts';

/** Insures a trip: its type and policy, its flights one after the other, then passengers and purchase. */
export const addInsuranceMachine = addInsuranceSetup.createMachine({
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
            actions: { type: 'storeDescription', params: ({ event }) => event },
          },
          { target: 'lookingUp', actions: { type: 'storeDescription', params: ({ event }) => event } },
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
            actions: withOutput('storeFlights'),
          },
          { guard: 'hasFlights', target: 'listing', actions: withOutput('storeLookup') },
          { target: 'describing', actions: withOutput('storeLookup') },
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
        input: ({ context }) => toCompletionInput(context),
        onDone: [
          {
            guard: withOutput('isInsured'),
            target: 'done',
            actions: assign({ trip: ({ event: { output } }) => (output.kind === 'insured' ? output.trip : null) }),
          },
          { guard: withOutput('isLeftForTrip'), target: 'describing', actions: withOutput('storeCompletion') },
          { target: 'returning', actions: withOutput('storeCompletion') },
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
