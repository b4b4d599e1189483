import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';

import { checkRefused, outcomeUnknown } from '../../kit/lostAnswer.states.ts';
import { brokeDown, hasRefusalCode, isRefused, isRefusedForFields, react, withOutput } from '../../kit/refusals.ts';
import type { ClaimRead } from '../claims.ts';
import { type DisputeOutcome, toDisputedMonths } from './dispute.ts';
import { toUploadInput } from './disputeOffer.logic.ts';
import { type DisputeOfferOutput, disputeOfferSetup } from './disputeOffer.setup.ts';

const hasOutcome = (outcome: DisputeOutcome) => ({
  type: 'isOutcome' as const,
  params: ({ event }: { event: { output: ClaimRead } }) => ({ read: event.output, outcome }),
});

/**
 * Disputes a first offer month by month, with a reason and supporting files.
 *
 * Files are uploaded one after another, each once; uploaded files stay uploaded. Then the dispute is sent under one
 * key. If the answer is lost or says that the claim has changed, the claim itself shows the outcome.
 */
export const disputeOfferMachine = disputeOfferSetup.createMachine({
  id: 'disputeOffer',
  context: ({ input }) => ({
    ...input,
    chosen: [],
    refused: [],
    problem: null,
    wrong: [],
    key: null,
    isUnheard: false,
  }),
  initial: 'form',
  on: { 'dialog.closed': '.dismissed' },
  states: {
    form: {
      entry: 'forgetKey',
      initial: 'resting',
      on: {
        'notes.typed': { actions: { type: 'storeNotes', params: ({ event }) => event } },
        'files.chosen': {
          target: '.inspecting',
          actions: { type: 'storeChosenFiles', params: ({ event }) => event.files },
        },
        'file.removed': {
          guard: { type: 'isThere', params: ({ event }) => event.id },
          actions: { type: 'dropFile', params: ({ event }) => event.id },
        },
      },
      states: {
        resting: {
          on: {
            'dispute.described': [{ guard: 'isFit', target: '#disputeOffer.confirming' }, { actions: 'storeProblem' }],
          },
        },
        inspecting: {
          invoke: {
            id: 'inspectFiles',
            src: 'inspectFiles',
            input: ({ context }) => context.chosen,
            onDone: { target: 'resting', actions: withOutput('storeInspectedFiles') },
            onError: { target: 'resting', actions: 'refuseChosen' },
          },
        },
      },
    },
    confirming: {
      entry: assign({ key: ({ context }) => context.newKey(), problem: null, wrong: [], refused: [] }),
      on: { 'dispute.confirmed': 'uploading', 'dispute.cancelled': 'form' },
    },
    uploading: {
      initial: 'next',
      states: {
        next: {
          always: [
            { guard: 'hasMoreToSend', target: 'underWay' },
            { guard: 'isFit', target: '#disputeOffer.working.submitting' },
            // Removing files may leave nothing to send, and unreadable files must be chosen again.
            { target: '#disputeOffer.form', actions: 'storeProblem' },
          ],
        },
        underWay: {
          invoke: {
            id: 'uploadDocument',
            src: 'uploadDocument',
            input: ({ context }) => toUploadInput(context),
            onDone: [
              { guard: withOutput('isClaimGone'), target: '#disputeOffer.noLongerExists' },
              { guard: withOutput('isClaimChanged'), target: '#disputeOffer.working.checkingOutcome' },
              {
                guard: withOutput('isCancelled'),
                target: '#disputeOffer.form',
                actions: withOutput('storeUpload'),
              },
              { target: 'next', actions: withOutput('storeUpload') },
            ],
          },
        },
      },
    },
    working: {
      tags: 'working',
      on: { 'dialog.closed': {} },
      initial: 'submitting',
      states: {
        submitting: {
          invoke: {
            id: 'dispute',
            src: 'dispute',
            input: ({ context }) => ({ data: toDisputedMonths(context), key: context.key ?? '' }),
            onDone: [
              { guard: hasRefusalCode('ALERT_NOT_FOUND'), target: '#disputeOffer.noLongerExists' },
              { guard: hasRefusalCode('INVALID_RESOLUTION_TYPE', 'ALREADY_EXISTS'), target: 'checkingOutcome' },
              { guard: isRefusedForFields, target: '#disputeOffer.form', actions: withOutput('storeRefusedMonths') },
              { guard: brokeDown, target: 'checkingOutcome', actions: assign({ isUnheard: true }) },
              { guard: isRefused, target: '#disputeOffer.form', actions: react },
              { target: '#disputeOffer.submitted' },
            ],
            onError: { target: 'checkingOutcome', actions: assign({ isUnheard: true }) },
          },
        },
        checkingOutcome: {
          invoke: {
            id: 'readClaim',
            src: 'readClaim',
            input: ({ context: { alertId } }) => ({ alertId }),
            onDone: [
              checkRefused,
              { guard: hasOutcome('received'), target: '#disputeOffer.submitted' },
              { guard: hasOutcome('not received'), target: '#disputeOffer.notReceived' },
              { guard: hasOutcome('no longer exists'), target: '#disputeOffer.noLongerExists' },
              { target: '#disputeOffer.changedElsewhere' },
            ],
            onError: '#outcomeUnknown',
          },
        },
      },
    },
    outcomeUnknown: {
      ...outcomeUnknown,
      on: { ...outcomeUnknown.on, 'dialog.closed': { target: 'dismissed', actions: 'claimsOutdated' } },
    },
    notReceived: { on: { 'resend.requested': 'uploading', 'edit.requested': 'form' } },
    submitted: { entry: 'claimsOutdated', on: { 'dialog.closed': 'closed' } },
    changedElsewhere: { entry: 'claimsOutdated', on: { 'dialog.closed': 'outdated' } },
    noLongerExists: { entry: 'claimsOutdated', on: { 'dialog.closed': 'outdated' } },
    closed: { type: 'final', output: 'submitted' },
    outdated: { type: 'final', output: 'outdated' },
    dismissed: { type: 'final', output: 'dismissed' },
  },
  output: ({ event }) => event.output as DisputeOfferOutput,
});

export type DisputeOfferActor = ActorRefFrom<typeof disputeOfferMachine>;
export type DisputeOfferSnapshot = SnapshotFrom<typeof disputeOfferMachine>;
