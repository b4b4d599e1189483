import { findDisputeProblem, mostFiles } from '#machines/claims/dispute/dispute.ts';

import type { Invariants } from './invariants.types.ts';

type OfClaims =
  | 'sendPayoutDetails'
  | 'viewClaimHistory'
  | 'addItem'
  | 'grantPermission'
  | 'disputeOffer'
  | 'uploadDocument'
  | 'predictRevenue'
  | 'reviewOffer';

export const ofClaims: Pick<Invariants, OfClaims> = {
  sendPayoutDetails: (details) => {
    const { choice, creation, createdId, correction, sending, isUnheard, problems } = details.context;
    const isIn = (...states: readonly Parameters<typeof details.matches>[0][]) =>
      states.some((state) => details.matches(state));
    const isChecked = isIn({ working: 'checkingOutcome' }, 'outcomeUnknown', 'notReceived');
    const isToSend = isIn({ working: 'comparing' }, { working: 'sending' }, 'notReceived');
    return {
      'nothing is asked of who does not know what there is': isIn('loading', 'failed', 'dismissed') || choice !== null,
      'what is sent is known': !(isToSend || isChecked) || sending !== null,
      'what is set up is known':
        !isIn({ working: 'creating' }, { working: 'matching' }, { working: 'checkingMethod' }, 'methodUnknown') ||
        creation !== null,
      'what is corrected is known': !isIn({ working: 'correcting' }) || correction !== null,
      'it goes to an account that the insurer has': !isToSend || (sending !== null && sending.payoutMethodId !== ''),
      'nothing is sent to an account that is to be corrected first':
        !isIn({ working: 'sending' }) || correction === null,
      'what nobody heard of is known to be so': !isChecked || isUnheard,
      'an account was set up that was described': createdId === null || creation !== null,
      'problems are known to the form': isIn('editing') || Object.keys(problems).length === 0,
      'it ends as it says': (details.output === 'sent') === isIn('sent', 'arrived'),
    };
  },
  viewClaimHistory: ({ value, context: { claim } }) => ({
    'ready is with a claim that was read': (value === 'ready') === (claim !== null),
  }),
  addItem: ({ value, context: { details, key, isSent, itemId, proposition } }) => ({
    'nothing is bought that was not described, nor without its key':
      !['sending', 'checkingOutcome', 'outcomeUnknown', 'notReceived'].includes(value) ||
      (details !== null && key !== null),
    'nothing else is bought while nobody knows what became of what was sent': !isSent || value !== 'describing',
    'what is described is offered': !['describing', 'reviewing'].includes(value) || proposition !== null,
    'it is insured by what the insurer has it by':
      value === 'insured' ? itemId !== null : value === 'closed' || itemId === null,
  }),
  grantPermission: ({ value, output, context: { asked } }) => ({
    'nothing is granted that nobody agreed to': value === 'explaining' || asked !== null,
    'it ends as it says': !output || output === value,
  }),
  disputeOffer: (dispute) => {
    const { files, notes, key } = dispute.context;
    const isSubmitting = dispute.matches({ working: 'submitting' });
    const isUnsettled = dispute.matches('outcomeUnknown') || dispute.matches('notReceived');
    return {
      'nothing is sent that says nothing, or lacks a file':
        !isSubmitting ||
        (findDisputeProblem({ notes, files }) === null && files.every(({ attachmentId }) => attachmentId !== null)),
      'nothing is sent without a key': (!dispute.matches('working') && !isUnsettled) || key !== null,
      'no month has more files than it takes': files.every(
        ({ month }) => files.filter((file) => file.month === month).length <= mostFiles,
      ),
      'it ends as it says': (dispute.output === 'submitted') === dispute.matches('closed'),
    };
  },
  uploadDocument: ({ value, output, context: { documentId, percent, tries } }) => ({
    'nothing is attached that has no place': !['attaching', 'unattached'].includes(value) || documentId !== null,
    'what is sent was begun': value !== 'sending' || tries > 0,
    'how far it is, is a share of it': percent >= 0 && percent <= 100,
    'it ends as it says': !output || output.kind === value,
  }),
  predictRevenue: (prediction) => {
    const { months, key, isSent, refusal, found } = prediction.context;
    const isIn = (...states: readonly Parameters<typeof prediction.matches>[0][]) =>
      states.some((state) => prediction.matches(state));
    return {
      'nothing is sent that was not entered, nor without its key':
        !isIn('confirming', 'working', 'outcomeUnknown', 'notReceived') || (months.length > 0 && key !== null),
      'nothing is entered anew while nobody knows what became of what was sent':
        !isSent || !isIn('entering', 'confirming'),
      'what was refused is told before anything else is sent':
        refusal === null || !isIn('entering', 'confirming', { working: 'sending' }, 'notReceived'),
      'what was sent elsewhere is shown': !isIn('predictedElsewhere') || found !== null,
    };
  },
  reviewOffer: (review) => {
    const { decision, key, isSent, isAdjusted } = review.context;
    const isDeciding = (['confirming', 'working', 'outcomeUnknown', 'notReceived'] as const).some((each) =>
      review.matches(each),
    );
    return {
      'nothing is sent that was not answered, nor without its key': !isDeciding || (decision !== null && key !== null),
      'only an adjusted offer is rejected': decision !== 'reject' || isAdjusted,
      'what was sent is known until it is known what became of it': !isSent || !review.matches('reviewing'),
      'it ends as it says': !review.output || review.matches(review.output),
    };
  },
};
