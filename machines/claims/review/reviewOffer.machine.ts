import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import type { Reaction } from '#schema/classify.ts';
import { checkRefused, outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { brokeDown, isRefused, react, withOutput } from '../../kit/refusals.ts';
import type { Decision } from '../claims.ts';
import { isChangedElsewhere } from '../lookUp.ts';
import { type ReviewOfferOutput, reviewOfferSetup } from './reviewOffer.setup.ts';

/** The insurer has another offer than the one that was shown. */
const offerChanged = {
  guard: withOutput('isOffered'),
  target: '#reviewOffer.reviewing',
  actions: ['clearDecision', withOutput('show'), 'claimOutdated'],
} as const;

const alreadyDecided = {
  guard: withOutput('isDecided'),
  target: '#reviewOffer.thanking',
  actions: [withOutput('storeAnsweredOffer'), 'claimOutdated'],
} as const;

/**
 * Lets a customer accept or decline an offer. Accepting is binding, and rejecting an adjusted offer closes the claim,
 * so both need a confirmation. Just before sending, the machine checks that the offer is still the one that was shown.
 */
export const reviewOfferMachine = reviewOfferSetup.createMachine({
  id: 'reviewOffer',
  context: ({ input }) => ({ ...input, decision: null, key: null, isSent: false, isChanged: false, refusal: null }),
  initial: 'reviewing',
  states: {
    reviewing: {
      on: {
        'offer.accepted': { target: 'confirming', actions: { type: 'choose', params: 'accept' } },
        'offer.declined': [
          { guard: 'isAdjusted', target: 'confirming', actions: { type: 'choose', params: 'reject' } },
          { target: 'disputed' },
        ],
        'dialog.closed': 'dismissed',
      },
    },
    /** Both decisions are final. */
    confirming: {
      on: {
        'decision.confirmed': 'working.checkingOffer',
        'decision.cancelled': { target: 'reviewing', actions: 'clearDecision' },
      },
    },
    working: {
      tags: 'working',
      initial: 'checkingOffer',
      states: {
        /** Checks that the offer is still the one that was shown. */
        checkingOffer: {
          invoke: {
            id: 'checkOffer',
            src: 'checkOffer',
            input: ({ context: { alertId } }) => ({ alertId }),
            onDone: [
              { guard: isRefused, target: '#reviewOffer.unchecked', actions: react },
              { guard: withOutput('isGone'), target: '#reviewOffer.noLongerExists' },
              alreadyDecided,
              { guard: withOutput('isAsShown'), target: 'sending' },
              offerChanged,
              { target: '#reviewOffer.changedElsewhere' },
            ],
            onError: [
              { guard: 'isSent', target: '#reviewOffer.unchecked', actions: 'announceUnanswered' },
              { target: '#reviewOffer.unchecked', actions: 'announceUnsent' },
            ],
          },
        },
        sending: {
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
              { guard: isChangedElsewhere, target: 'checkingOutcome', actions: withOutput('storeRefusal') },
              { guard: brokeDown, target: 'checkingOutcome', actions: withOutput('storeRefusal') },
              { guard: isRefused, target: '#reviewOffer.reviewing', actions: ['clearDecision', react] },
              { target: '#reviewOffer.thanking' },
            ],
            onError: 'checkingOutcome',
          },
        },
        checkingOutcome: {
          invoke: {
            id: 'readClaim',
            src: 'readClaim',
            input: ({ context: { alertId } }) => ({ alertId }),
            onDone: [
              checkRefused,
              { guard: withOutput('isGone'), target: '#reviewOffer.noLongerExists' },
              alreadyDecided,
              // The claim has not changed, so the refusal has another reason.
              {
                guard: withOutput('isAsShownAndRefused'),
                target: '#reviewOffer.reviewing',
                actions: [
                  { type: 'react', params: ({ context }) => ({ reaction: context.refusal as Reaction }) },
                  'clearDecision',
                ],
              },
              { guard: withOutput('isAsShown'), target: '#reviewOffer.notReceived' },
              offerChanged,
              { target: '#reviewOffer.changedElsewhere' },
            ],
            onError: '#outcomeUnknown',
          },
        },
      },
    },
    /** This attempt sent nothing, but an earlier one may have. */
    unchecked: {
      always: [
        { guard: 'isSent', target: 'notReceived' },
        { target: 'reviewing', actions: 'clearDecision' },
      ],
    },
    outcomeUnknown: { ...outcomeUnknown, on: { ...outcomeUnknown.on, 'dialog.closed': 'dismissed' } },
    notReceived: {
      on: {
        'resend.requested': 'working.checkingOffer',
        'edit.requested': { target: 'reviewing', actions: 'clearDecision' },
        'dialog.closed': 'dismissed',
      },
    },
    thanking: { always: [{ guard: 'isRejection', target: 'rejected' }, { target: 'accepted' }] },
    accepted: { on: { 'dialog.closed': 'decided' } },
    rejected: { on: { 'dialog.closed': 'decided' } },
    /** The offer was answered differently, or withdrawn. */
    changedElsewhere: { entry: 'claimOutdated', on: { 'dialog.closed': 'dismissed' } },
    noLongerExists: { entry: 'claimOutdated', on: { 'dialog.closed': 'dismissed' } },
    decided: { type: 'final', output: 'decided' },
    disputed: { type: 'final', output: 'disputed' },
    dismissed: { type: 'final', output: 'dismissed' },
  },
  output: ({ event }) => event.output as ReviewOfferOutput,
});

export type ReviewOfferActor = ActorRefFrom<typeof reviewOfferMachine>;
export type ReviewOfferSnapshot = SnapshotFrom<typeof reviewOfferMachine>;
