import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { claimActionOf } from '#rules/claims/standing.ts';
import { datasetNames, isAccepted } from '#schema/claims.ts';
import type { Reaction } from '#schema/classify.ts';

import {
  brokeDown,
  isRefused,
  react,
  reactElsewhere,
  reactionIn,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../answers.ts';
import { actionPort, promisePort } from '../../port.ts';
import type { Claim, ClaimChanged, ClaimRead, Dataset, Decision, WhichClaim } from '../claims.ts';
import { claimIn, datasetIn, hasMovedOn, lookUpActors } from '../lookUp.ts';

export type ReviewOfferEvent =
  | { type: 'offer.accepted' }
  /** Of a first offer it says what is wrong with it; an adjusted one is rejected. */
  | { type: 'offer.declined' }
  | { type: 'answer.confirmed' }
  | { type: 'answer.withdrawn' }
  | { type: 'retry.asked' }
  /** What the insurer has not heard of is sent again as it was. */
  | { type: 'answer.repeated' }
  | { type: 'answer.reconsidered' }
  | { type: 'dialog.closed' };

/** An offer as it was shown, and whether it is one that was adjusted after a dispute. */
export type ShownOffer = { offer: Dataset; isAdjusted: boolean };

type ReviewOfferInput = WhichClaim & ShownOffer & { newKey: () => string };

type ReviewOfferContext = ReviewOfferInput & {
  /** What they are about to answer, or have. */
  decision: Decision | null;
  /** The Idempotency-Key of it. */
  key: string | null;
  /** It was sent, and nobody knows what became of it. */
  isSent: boolean;
  /** The offer is another one than it was when it was shown first. */
  isChanged: boolean;
  /** What was sent was refused as the claim had moved on, or as something broke. */
  refusal: Reaction | null;
  end: ReviewOfferOutput;
};

/** `disagree`: nothing is decided; they want to say what is wrong. */
export type ReviewOfferOutput = 'decided' | 'disagree' | 'left';

/**
 * An offer, which is accepted, or disagreed with. To accept binds, and to reject an adjusted one closes the claim: both are
 * asked twice, and neither is done to an offer that nobody has seen: just before, it is looked whether it is still the one
 * that was shown.
 */
export const reviewOfferMachine = setup({
  types: {} as {
    context: ReviewOfferContext;
    events: ReviewOfferEvent;
    input: ReviewOfferInput;
    output: ReviewOfferOutput;
  },
  actors: {
    ...lookUpActors,
    /** The same, before anything is sent. */
    checkOffer: promisePort<ClaimRead, Pick<WhichClaim, 'alertId'>>('checkOffer'),
    decide: promisePort<ClaimChanged, WhichClaim & { decision: Decision; key: string }>('decide'),
  },
  actions: {
    react: refusalPorts.react,
    reactElsewhere: refusalPorts.reactElsewhere,
    announceUnanswered: refusalPorts.announceUnanswered,
    announceUnsent: refusalPorts.announceUnsent,
    /** It stands otherwise than the page shows. */
    claimOutdated: actionPort('claimOutdated'),
    choose: assign(({ context: { newKey } }, decision: Decision) => ({ decision, key: newKey(), isChanged: false })),
    letGo: assign({ decision: null, key: null, isSent: false, refusal: null }),
    noteRefusal: assign((_, answer: ClaimChanged) => ({ refusal: reactionIn(answer) })),
    show: assign((_, read: ClaimRead) => ({ ...offerIn(read), isChanged: true })),
    /** It may have been answered elsewhere, and then as another one than was shown here. */
    noteAnswered: assign(({ context }, read: ClaimRead) => {
      const claim = claimIn(read);
      const offer = claim && datasetIn(claim, datasetNames.offer);
      return offer ? { offer, isChanged: revenueIn(offer) !== revenueIn(context.offer) } : {};
    }),
  },
  guards: {
    ...refusalGuards,
    isAdjusted: ({ context }) => context.isAdjusted,
    isRejection: ({ context }) => context.decision === 'reject',
    isSent: ({ context }) => context.isSent,
    isGone: (_, read: ClaimRead) => claimIn(read) === undefined,
    isDecided: ({ context: { decision } }, read: ClaimRead) => {
      const claim = claimIn(read);
      return claim !== undefined && decision !== null && isDecidedSo[decision](claim);
    },
    isAsShown: ({ context }, read: ClaimRead) => {
      const found = offerIn(read);
      return found !== undefined && isSameOffer(found, context);
    },
    isAsShownAndRefused: ({ context }, read: ClaimRead) => {
      const found = offerIn(read);
      return context.refusal !== null && found !== undefined && isSameOffer(found, context);
    },
    isOffered: (_, read: ClaimRead) => offerIn(read) !== undefined,
  },
}).createMachine({
  id: 'reviewOffer',
  context: ({ input }) => ({
    ...input,
    decision: null,
    key: null,
    isSent: false,
    isChanged: false,
    refusal: null,
    end: 'left',
  }),
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        'offer.accepted': { target: 'sure', actions: { type: 'choose', params: 'accept' } },
        'offer.declined': [
          { guard: 'isAdjusted', target: 'sure', actions: { type: 'choose', params: 'reject' } },
          { target: 'disputed' },
        ],
        'dialog.closed': 'left',
      },
    },
    /** Neither can be taken back. */
    sure: { on: { 'answer.confirmed': 'checking', 'answer.withdrawn': { target: 'reviewing', actions: 'letGo' } } },
    /** Is it still what they were shown? */
    checking: {
      tags: 'working',
      invoke: {
        id: 'checkOffer',
        src: 'checkOffer',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: isRefused, target: 'unchecked', actions: react },
          { guard: withOutput('isGone'), target: 'gone' },
          {
            guard: withOutput('isDecided'),
            target: 'thanking',
            actions: [withOutput('noteAnswered'), 'claimOutdated'],
          },
          { guard: withOutput('isAsShown'), target: 'sending' },
          {
            guard: withOutput('isOffered'),
            target: 'reviewing',
            actions: ['letGo', withOutput('show'), 'claimOutdated'],
          },
          { target: 'moved' },
        ],
        onError: [
          { guard: 'isSent', target: 'unchecked', actions: 'announceUnanswered' },
          { target: 'unchecked', actions: 'announceUnsent' },
        ],
      },
    },
    /** Nothing was sent this time; before, something may have been. */
    unchecked: {
      always: [
        { guard: 'isSent', target: 'missing' },
        { target: 'reviewing', actions: 'letGo' },
      ],
    },
    sending: {
      tags: 'working',
      entry: assign({ isSent: true }),
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context: { itemId, alertId, decision, key } }) => ({
          itemId,
          alertId,
          decision: decision as Decision,
          key: key as string,
        }),
        onDone: [
          { guard: hasMovedOn, target: 'looking', actions: withOutput('noteRefusal') },
          { guard: brokeDown, target: 'looking', actions: withOutput('noteRefusal') },
          { guard: isRefused, target: 'reviewing', actions: ['letGo', react] },
          { target: 'thanking' },
        ],
        onError: 'looking',
      },
    },
    /** How does the claim stand? */
    looking: {
      tags: 'working',
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context: { alertId } }) => ({ alertId }),
        onDone: [
          { guard: isRefused, target: 'unknown', actions: reactElsewhere },
          { guard: withOutput('isGone'), target: 'gone' },
          {
            guard: withOutput('isDecided'),
            target: 'thanking',
            actions: [withOutput('noteAnswered'), 'claimOutdated'],
          },
          // It has not moved on: what it was refused for is something else.
          {
            guard: withOutput('isAsShownAndRefused'),
            target: 'reviewing',
            actions: [{ type: 'react', params: ({ context }) => ({ reaction: context.refusal as Reaction }) }, 'letGo'],
          },
          { guard: withOutput('isAsShown'), target: 'missing' },
          {
            guard: withOutput('isOffered'),
            target: 'reviewing',
            actions: ['letGo', withOutput('show'), 'claimOutdated'],
          },
          { target: 'moved' },
        ],
        onError: 'unknown',
      },
    },
    unknown: { on: { 'retry.asked': 'looking', 'dialog.closed': 'left' } },
    /** The insurer has not heard of it. */
    missing: {
      on: {
        'answer.repeated': 'checking',
        'answer.reconsidered': { target: 'reviewing', actions: 'letGo' },
        'dialog.closed': 'left',
      },
    },
    thanking: { always: [{ guard: 'isRejection', target: 'rejected' }, { target: 'accepted' }] },
    accepted: { on: { 'dialog.closed': 'decided' } },
    rejected: { on: { 'dialog.closed': 'decided' } },
    /** It was answered otherwise, or taken back. */
    moved: { entry: 'claimOutdated', on: { 'dialog.closed': 'left' } },
    gone: { entry: 'claimOutdated', on: { 'dialog.closed': 'left' } },
    decided: { entry: assign({ end: 'decided' }), type: 'final' },
    disputed: { entry: assign({ end: 'disagree' }), type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { end } }) => end,
});

const isDecidedSo: Readonly<Record<Decision, (claim: Claim) => boolean>> = {
  accept: isAccepted,
  reject: (claim) => claim.completed && !isAccepted(claim) && claim.status === 'user-confirm-dispute',
};

/** What there is to be answered; undefined where nothing is. */
function offerIn(read: ClaimRead): ShownOffer | undefined {
  const claim = claimIn(read);
  const action = claim && claimActionOf(claim);
  const offer = claim && datasetIn(claim, datasetNames.offer);
  if (!offer || !action?.kind.startsWith('review')) return undefined;
  return { offer, isAdjusted: action.kind === 'review adjusted offer' };
}

const isSameOffer = (one: ShownOffer, other: ShownOffer): boolean => print(one) === print(other);

const print = ({ isAdjusted, offer: { data, notes } }: ShownOffer): string =>
  JSON.stringify([
    isAdjusted,
    notes,
    data.map(({ year, month, revenue, previous, notes: why }) => [year, month, revenue, previous, why]),
  ]);

const revenueIn = ({ data }: Dataset): string =>
  JSON.stringify(data.map(({ year, month, revenue }) => [year, month, revenue]));

export type ReviewOfferActor = ActorRefFrom<typeof reviewOfferMachine>;
export type ReviewOfferSnapshot = SnapshotFrom<typeof reviewOfferMachine>;
