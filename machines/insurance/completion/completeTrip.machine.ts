import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { getReaction, hasRefusalCode, isRefused, react, reactElsewhere, withOutput } from '../../kit/refusals.ts';
import { type CompleteTripOutput, completeTripSetup } from './completeTrip.setup.ts';
import { travellers } from './completeTrip.states.ts';
import { type CompleteTripDraft, pickEntries, toNewTrip } from './entries.ts';
import { type InsuredTrip, isFinalRefusal } from './purchase.ts';

/**
 * Completes a trip: passengers, details, purchase.
 *
 * After a lost answer, the machine asks the insurer whether it has the trip; only then can the same purchase be sent
 * again, under the same key. Until then the purchase is open. Nothing is bought before the customer confirms the terms
 * of business.
 */
export const completeTripMachine = completeTripSetup.createMachine({
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
    travellers,
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
      states: { reading: {}, refused: { exit: assign({ refusal: null }) } },
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
          { target: 'insured', actions: withOutput('storeTrip') },
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
          { guard: withOutput('isInsured'), target: 'insured', actions: withOutput('storeTrip') },
          { target: 'notReceived' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    outcomeUnknown: { tags: 'open', on: { 'retry.requested': 'checkingOutcome' } },
    notReceived: {
      on: {
        'resend.requested': 'purchasing',
        // The next purchase gets a new key; should the first one arrive after all, the insurer rejects duplicate
        // flights.
        'page.left': { target: 'details', actions: assign({ key: null }) },
      },
    },
    insured: {
      entry: { type: 'announceTrip', params: ({ context }) => ({ trip: context.trip as InsuredTrip }) },
      on: { 'trip.acknowledged': 'done' },
    },
    done: {
      type: 'final',
      output: ({ context }): CompleteTripOutput => ({ kind: 'insured', trip: context.trip as InsuredTrip }),
    },
    left: {
      type: 'final',
      output: ({ context }): CompleteTripOutput => ({
        kind: 'left',
        to: context.leftFor,
        draft: { ...pickEntries(context), page: 'travellers', key: null },
        newcomers: context.newcomers,
      }),
    },
  },
  output: ({ event }) => event.output as CompleteTripOutput,
});

export type CompleteTripActor = ActorRefFrom<typeof completeTripMachine>;
export type CompleteTripSnapshot = SnapshotFrom<typeof completeTripMachine>;

export const toCompleteTripDraft = ({ context }: CompleteTripSnapshot): CompleteTripDraft => ({
  ...pickEntries(context),
  page: context.page,
});
