import { assign, setup } from 'xstate';

import { getClaimAction } from '#rules/claims/claimState.ts';
import { datasetNames, isAccepted } from '#schema/claims.ts';
import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { getReaction, refusalGuards, refusalPorts } from '../../kit/refusals.ts';
import type { Claim, ClaimChanged, ClaimRead, Dataset, Decision, WhichClaim } from '../claims.ts';
import { findDataset, getClaim, lookUpActors } from '../lookUp.ts';

export type ReviewOfferEvent =
  | { type: 'offer.accepted' }
  /** Leads to a dispute for a first offer, and to a rejection for an adjusted one. */
  | { type: 'offer.declined' }
  | { type: 'decision.confirmed' }
  | { type: 'decision.cancelled' }
  | { type: 'retry.requested' }
  /** Sends the unreceived decision again, unchanged. */
  | { type: 'resend.requested' }
  | { type: 'edit.requested' }
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
};

/** `disputed`: nothing is decided yet; the customer wants to dispute the offer. */
export type ReviewOfferOutput = 'decided' | 'disputed' | 'dismissed';

/** Types, actors, actions and guards of the chart in `reviewOffer.machine.ts`. */
export const reviewOfferSetup = setup({
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
    clearDecision: assign({ decision: null, key: null, isSent: false, refusal: null }),
    storeRefusal: assign((_, answer: ClaimChanged) => ({ refusal: getReaction(answer) })),
    show: assign((_, read: ClaimRead) => ({ ...offerIn(read), isChanged: true })),
    /** The offer may have been answered elsewhere, with another amount than the one shown here. */
    storeAnsweredOffer: assign(({ context }, read: ClaimRead) => {
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
