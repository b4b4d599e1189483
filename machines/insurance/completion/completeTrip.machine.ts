import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { travellersProblem } from '#rules/insurance/travellers.ts';
import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import type { AddingOutput } from '../../kit/records/adding.ts';
import {
  getReaction,
  hasRefusalCode,
  isRefused,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import type { Passenger } from '../../passengers/addPassenger.machine.ts';
import { addPassengerMachine } from '../../passengers/addPassenger.machine.ts';
import {
  type CompleteTripDraft,
  type CompletionEntries,
  type CompletionSetting,
  pickEntries,
  toNewTrip,
} from './entries.ts';
import {
  getInsuredTrip,
  type InsuredTrip,
  isFinalRefusal,
  isShownElsewhere,
  type NewTrip,
  type PurchaseAnswer,
  type TripFound,
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

/** `to`: the earlier step that the customer wants to change. Their input is kept in `draft`. */
export type CompleteTripOutput =
  | { kind: 'insured'; trip: InsuredTrip }
  | { kind: 'left'; to: 'flights' | 'trip'; draft: CompleteTripDraft; newcomers: readonly Passenger[] };

/**
 * Completes a trip: passengers, details, purchase.
 *
 * After a lost answer, the machine asks the insurer whether it has the trip; only then can the same purchase be sent
 * again, under the same key. Until then the purchase is open. Nothing is bought before the customer confirms the terms
 * of business.
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
    keepTrip: assign({ trip: (_, answer: PurchaseAnswer | TripFound) => getInsuredTrip(answer) }),
  },
  guards: {
    wasAt: ({ context }, page: CompleteTripDraft['page']) => context.page === page,
    selectsPassengers: ({ context }) => context.passengerSelection,
    mayTravel: ({ context }, passengerIds: string[]) => travellersProblem(passengerIds.length, context) === null,
    mayAddPassengers: ({ context }) => context.mayAddPassengers,
    areTermsConfirmed: (_, termsConfirmed: boolean) => termsConfirmed,
    ...refusalGuards,
    isInsured: (_, answer: TripFound) => answer.kind === 'insured',
    isSaidElsewhere: (_, answer: PurchaseAnswer) => isShownElsewhere(answer),
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
    // A purchase that was sent always had confirmed terms.
    termsConfirmed: draft?.page === 'buying',
    refusal: null,
    trip: null,
    leftFor: 'flights',
  }),
  initial: 'restoring',
  states: {
    // Resumes at the page where the customer left off, or starts at the first one.
    restoring: {
      always: [
        { guard: { type: 'wasAt', params: 'buying' }, target: 'checkingOutcome' },
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
        // A double click on this page must not confirm the next one.
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
        input: ({ context }) => ({ trip: toNewTrip(context), key: context.key ?? '' }),
        onDone: [
          {
            guard: withOutput('isSaidElsewhere'),
            target: 'details',
            actions: [
              react,
              assign({ key: ({ context, event }) => (isFinalRefusal(event.output) ? null : context.key) }),
            ],
          },
          // The key was used elsewhere with other details, so the insurer may have this trip.
          {
            guard: hasRefusalCode('KEY_REUSED'),
            target: 'checkingOutcome',
            actions: assign({ key: ({ context }) => context.newKey() }),
          },
          {
            guard: isRefused,
            target: 'details.refused',
            // A refusal ends the attempt: the next purchase may be a different one and needs a new key.
            actions: assign({ key: null, refusal: ({ event }) => getReaction(event.output) }),
          },
          { target: 'insured', actions: withOutput('keepTrip') },
        ],
        onError: 'checkingOutcome',
      },
    },
    /** Leaving is safe: the check runs again when the customer returns. */
    checkingOutcome: {
      tags: 'open',
      invoke: {
        id: 'findTrip',
        src: 'findTrip',
        input: ({ context }) => ({ trip: toNewTrip(context) }),
        onDone: [
          { guard: isRefused, target: 'outcomeUnknown', actions: reactElsewhere },
          { guard: withOutput('isInsured'), target: 'insured', actions: withOutput('keepTrip') },
          { target: 'notReceived' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { tags: 'open', on: { 'search.repeated': 'checkingOutcome' } },
    notReceived: {
      on: {
        'purchase.repeated': 'purchasing',
        // The next purchase gets a new key; should the first one arrive after all, the insurer rejects duplicate
        // flights.
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
    return { kind: 'left', to, draft: { ...pickEntries(context), page: 'travellers', key: null }, newcomers };
  },
});

export type CompleteTripActor = ActorRefFrom<typeof completeTripMachine>;
export type CompleteTripSnapshot = SnapshotFrom<typeof completeTripMachine>;

export const toCompleteTripDraft = ({ context }: CompleteTripSnapshot): CompleteTripDraft => ({
  ...pickEntries(context),
  page: context.page,
});
