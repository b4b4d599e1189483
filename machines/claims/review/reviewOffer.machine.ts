import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';

import { getClaimAction } from '#rules/claims/claimState.ts';
import { datasetNames, isAccepted } from '#schema/claims.ts';
import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import {
  brokeDown,
  getReaction,
  isRefused,
  react,
  reactElsewhere,
  refusalGuards,
  refusalPorts,
  withOutput,
} from '../../kit/refusals.ts';
import type { Claim, ClaimChanged, ClaimRead, Dataset, Decision, WhichClaim } from '../claims.ts';
import { findDataset, getClaim, isChangedElsewhere, lookUpActors } from '../lookUp.ts';

export type ReviewOfferEvent =
  | { type: 'offer.accepted' }
  /** Leads to a dispute for a first offer, and to a rejection for an adjusted one. */
  | { type: 'offer.declined' }
  | { type: 'answer.confirmed' }
  | { type: 'answer.withdrawn' }
  | { type: 'retry.asked' }
  /** Sends the unreceived answer again, unchanged. */
  | { type: 'answer.repeated' }
  | { type: 'answer.reconsidered' }
  | { type: 'dialog.closed' };

/** An offer as the customer saw it. `isAdjusted`: adjusted after a dispute. */
export type ShownOffer = { offer: Dataset; isAdjusted: boolean };

type ReviewOfferInput = WhichClaim & ShownOffer & { newKey: () => string };

type ReviewOfferContext = ReviewOfferInput & {
  decision: Decision | null;
  key: string | null;
  /** The decision was sent and its outcome is unknown. */
  isSent: boolean;
  /** The offer has changed since it was first shown. */
  isChanged: boolean;
  /** Set if the decision was refused because the claim has changed, or because the insurer failed. */
  refusal: Reaction | null;
  end: ReviewOfferOutput;
};

/** `disagree`: nothing is decided yet; the customer wants to dispute the offer. */
export type ReviewOfferOutput = 'decided' | 'disagree' | 'left';

/**
 * Lets a customer accept or decline an offer. Accepting is binding, and rejecting an adjusted offer closes the claim,
 * so both need a confirmation. Just before sending, the machine checks that the offer is still the one that was shown.
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
    checkOffer: promisePort<ClaimRead, Pick<WhichClaim, 'alertId'>>('checkOffer'),
    decide: promisePort<ClaimChanged, WhichClaim & { decision: Decision; key: string }>('decide'),
  },
  actions: {
    react: refusalPorts.react,
    reactElsewhere: refusalPorts.reactElsewhere,
    announceUnanswered: refusalPorts.announceUnanswered,
    announceUnsent: refusalPorts.announceUnsent,
    claimOutdated: actionPort('claimOutdated'),
    choose: assign(({ context: { newKey } }, decision: Decision) => ({ decision, key: newKey(), isChanged: false })),
    letGo: assign({ decision: null, key: null, isSent: false, refusal: null }),
    noteRefusal: assign((_, answer: ClaimChanged) => ({ refusal: getReaction(answer) })),
    show: assign((_, read: ClaimRead) => ({ ...offerIn(read), isChanged: true })),
    /** The offer may have been answered elsewhere, with another amount than the one shown here. */
    noteAnswered: assign(({ context }, read: ClaimRead) => {
      const claim = getClaim(read);
      const offer = claim && findDataset(claim, datasetNames.offer);
      return offer ? { offer, isChanged: revenueIn(offer) !== revenueIn(context.offer) } : {};
    }),
  },
  guards: {
    ...refusalGuards,
    isAdjusted: ({ context }) => context.isAdjusted,
    isRejection: ({ context }) => context.decision === 'reject',
    isSent: ({ context }) => context.isSent,
    isGone: (_, read: ClaimRead) => getClaim(read) === undefined,
    isDecided: ({ context: { decision } }, read: ClaimRead) => {
      const claim = getClaim(read);
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
    /** Both decisions are final. */
    sure: { on: { 'answer.confirmed': 'checking', 'answer.withdrawn': { target: 'reviewing', actions: 'letGo' } } },
    /** Checks that the offer is still the one that was shown. */
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
    /** This attempt sent nothing, but an earlier one may have. */
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
          { guard: isChangedElsewhere, target: 'looking', actions: withOutput('noteRefusal') },
          { guard: brokeDown, target: 'looking', actions: withOutput('noteRefusal') },
          { guard: isRefused, target: 'reviewing', actions: ['letGo', react] },
          { target: 'thanking' },
        ],
        onError: 'looking',
      },
    },
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
          // The claim has not changed, so the refusal has another reason.
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
    /** The offer was answered differently, or withdrawn. */
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

function offerIn(read: ClaimRead): ShownOffer | undefined {
  const claim = getClaim(read);
  const action = claim && getClaimAction(claim);
  const offer = claim && findDataset(claim, datasetNames.offer);
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
