import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { travellersProblem } from '#rules/insurance/travellers.ts';
import type { Reaction } from '#schema/classify.ts';

import {
  isRefused,
  isRefusedWith,
  react,
  reactElsewhere,
  reactionIn,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../answers.ts';
import type { Passenger } from '../../passengers/addPassenger.machine.ts';
import { addPassengerMachine } from '../../passengers/addPassenger.machine.ts';
import { actionPort, promisePort } from '../../port.ts';
import type { AddingOutput } from '../../records/adding.ts';
import {
  type CompleteTripDraft,
  type CompletionEntries,
  type CompletionSetting,
  entriesIn,
  tripIn,
} from './entries.ts';
import {
  type InsuredTrip,
  isSaidElsewhere,
  isSettledBy,
  type NewTrip,
  type PurchaseAnswer,
  type TripFound,
  tripOf,
} from './purchase.ts';

export type CompleteTripEvent =
  | { type: 'travellers.chosen'; passengerIds: string[]; delegatedPassengerId: string | null }
  | { type: 'passenger.requested' }
  | { type: 'purchase.confirmed'; termsConfirmed: boolean; bookingRef: string | null }
  | { type: 'purchase.repeated' }
  | { type: 'search.repeated' }
  | { type: 'trip.acknowledged' }
  | { type: 'page.left' }
  | { type: 'flights.reopened' }
  | { type: 'trip.reopened' };

type CompleteTripInput = CompletionSetting & { draft: CompleteTripDraft | null };

type CompleteTripContext = CompletionSetting &
  CompletionEntries & {
    page: CompleteTripDraft['page'];
    termsConfirmed: boolean;
    refusal: Reaction | null;
    trip: InsuredTrip | null;
    leftFor: 'flights' | 'trip';
  };

/** `to`: which earlier step the customer wants to change. What they entered goes with them. */
export type CompleteTripOutput =
  | { kind: 'insured'; trip: InsuredTrip }
  | { kind: 'left'; to: 'flights' | 'trip'; draft: CompleteTripDraft; newcomers: readonly Passenger[] };

/**
 * Who travels, the details, the purchase.
 *
 * A lost answer is not a failure: the insurer is asked whether it has the trip, and only then may the same purchase be sent
 * again, under the same key. It is open as long as nobody knows. Nothing is bought before the terms of business were confirmed.
 */
export const completeTripMachine = setup({
  types: {} as {
    context: CompleteTripContext;
    events: CompleteTripEvent;
    input: CompleteTripInput;
    output: CompleteTripOutput;
    children: { addPassenger: 'addPassenger' };
  },
  actors: {
    addPassenger: addPassengerMachine,
    insureTrip: promisePort<PurchaseAnswer, { trip: NewTrip; key: string }>('insureTrip'),
    findTrip: promisePort<TripFound, { trip: NewTrip }>('findTrip'),
  },
  actions: {
    react: refusalPorts.react,
    reactElsewhere: refusalPorts.reactElsewhere,
    announceTrip: actionPort<{ trip: InsuredTrip }>('announceTrip'),
    keepNewcomer: assign({
      newcomers: ({ context }, output: AddingOutput<Passenger>) =>
        output.kind === 'added' ? [...context.newcomers, output.added] : context.newcomers,
    }),
    keepTrip: assign({ trip: (_, answer: PurchaseAnswer | TripFound) => tripOf(answer) }),
  },
  guards: {
    wasAt: ({ context }, page: CompleteTripDraft['page']) => context.page === page,
    selectsPassengers: ({ context }) => context.passengerSelection,
    mayTravel: ({ context }, passengerIds: string[]) => travellersProblem(passengerIds.length, context) === null,
    mayAddPassengers: ({ context }) => context.mayAddPassengers,
    areTermsConfirmed: (_, termsConfirmed: boolean) => termsConfirmed,
    ...refusalGuards,
    isInsured: (_, answer: TripFound) => answer.kind === 'insured',
    isSaidElsewhere: (_, answer: PurchaseAnswer) => isSaidElsewhere(answer),
  },
  delays: { travellersDebounce: 500 },
}).createMachine({
  id: 'completeTrip',
  context: ({ input: { draft, ...setting } }) => ({
    ...setting,
    passengerIds: draft?.passengerIds ?? [],
    delegatedPassengerId: draft?.delegatedPassengerId ?? null,
    bookingRef: draft?.bookingRef ?? null,
    key: draft?.key ?? null,
    page: draft?.page ?? 'travellers',
    // Nothing was ever sent without them.
    termsConfirmed: draft?.page === 'buying',
    refusal: null,
    trip: null,
    leftFor: 'flights',
  }),
  initial: 'restoring',
  states: {
    // To the page that the customer was on another day, or to the first that there is.
    restoring: {
      always: [
        { guard: { type: 'wasAt', params: 'buying' }, target: 'reconciling' },
        { guard: { type: 'wasAt', params: 'details' }, target: 'details' },
        { guard: 'selectsPassengers', target: 'travellers' },
        { target: 'details' },
      ],
    },
    travellers: {
      entry: assign({ page: 'travellers' }),
      initial: 'selecting',
      states: {
        selecting: {
          on: {
            'page.left': '#completeTrip.left',
            'trip.reopened': { target: '#completeTrip.left', actions: assign({ leftFor: 'trip' }) },
            'travellers.chosen': {
              guard: { type: 'mayTravel', params: ({ event }) => event.passengerIds },
              target: 'debouncing',
              actions: assign({
                passengerIds: ({ event }) => event.passengerIds,
                delegatedPassengerId: ({ event: { passengerIds, delegatedPassengerId } }) =>
                  passengerIds.find((id) => id === delegatedPassengerId) ?? null,
              }),
            },
            'passenger.requested': { guard: 'mayAddPassengers', target: 'adding' },
          },
        },
        adding: {
          invoke: {
            id: 'addPassenger',
            src: 'addPassenger',
            input: ({ context: { newKey } }) => ({ newKey }),
            onDone: { target: 'selecting', actions: withOutput('keepNewcomer') },
          },
        },
        // A second click that was meant for this page must not confirm the next one.
        debouncing: { after: { travellersDebounce: '#completeTrip.details' } },
      },
    },
    details: {
      entry: assign({
        page: 'details',
        termsConfirmed: false,
        key: ({ context }) => context.key ?? context.newKey(),
      }),
      initial: 'reading',
      on: {
        'purchase.confirmed': {
          guard: { type: 'areTermsConfirmed', params: ({ event }) => event.termsConfirmed },
          target: 'purchasing',
          actions: assign({
            termsConfirmed: ({ event }) => event.termsConfirmed,
            bookingRef: ({ event }) => event.bookingRef,
          }),
        },
        'page.left': [{ guard: 'selectsPassengers', target: 'travellers' }, { target: 'left' }],
        'flights.reopened': 'left',
        'trip.reopened': { target: 'left', actions: assign({ leftFor: 'trip' }) },
      },
      states: {
        reading: {},
        refused: { exit: assign({ refusal: null }) },
      },
    },
    purchasing: {
      tags: ['working', 'open'],
      entry: assign({ page: 'buying' }),
      invoke: {
        id: 'insureTrip',
        src: 'insureTrip',
        input: ({ context }) => ({ trip: tripIn(context), key: context.key ?? '' }),
        onDone: [
          {
            guard: withOutput('isSaidElsewhere'),
            target: 'details',
            actions: [react, assign({ key: ({ context, event }) => (isSettledBy(event.output) ? null : context.key) })],
          },
          // Sent from elsewhere with other details: the insurer may well have this trip.
          {
            guard: isRefusedWith('KEY_REUSED'),
            target: 'reconciling',
            actions: assign({ key: ({ context }) => context.newKey() }),
          },
          {
            guard: isRefused,
            target: 'details.refused',
            // A refusal settles its key: what is sent next may be another purchase.
            actions: assign({ key: null, refusal: ({ event }) => reactionIn(event.output) }),
          },
          { target: 'insured', actions: withOutput('keepTrip') },
        ],
        onError: 'reconciling',
      },
    },
    /** Who leaves meanwhile loses nothing: it is looked for again when they come back. */
    reconciling: {
      tags: 'open',
      invoke: {
        id: 'findTrip',
        src: 'findTrip',
        input: ({ context }) => ({ trip: tripIn(context) }),
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: withOutput('isInsured'), target: 'insured', actions: withOutput('keepTrip') },
          { target: 'missing' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { tags: 'open', on: { 'search.repeated': 'reconciling' } },
    missing: {
      on: {
        'purchase.repeated': 'purchasing',
        // What is sent then is another purchase; should the first arrive after all, the insurer takes no flight twice.
        'page.left': { target: 'details', actions: assign({ key: null }) },
      },
    },
    insured: {
      entry: { type: 'announceTrip', params: ({ context }) => ({ trip: context.trip as InsuredTrip }) },
      on: { 'trip.acknowledged': 'done' },
    },
    done: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => {
    const { trip, leftFor: to, newcomers } = context;
    if (trip) return { kind: 'insured', trip };
    return { kind: 'left', to, draft: { ...entriesIn(context), page: 'travellers', key: null }, newcomers };
  },
});

export type CompleteTripActor = ActorRefFrom<typeof completeTripMachine>;
export type CompleteTripSnapshot = SnapshotFrom<typeof completeTripMachine>;

/** What to keep of a trip for another day. */
export const completeTripDraftOf = ({ context }: CompleteTripSnapshot): CompleteTripDraft => ({
  ...entriesIn(context),
  page: context.page,
});
