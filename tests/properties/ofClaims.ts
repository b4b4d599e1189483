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
  sendPayoutDetails: ({ value, context }) => ({
    'nothing is asked of who does not know what there is':
      ['loading', 'failed', 'left'].includes(value) || context.choice !== null,
    'what is sent is known':
      !['comparing', 'sending', 'checking', 'unknown', 'missing'].includes(value) || context.sending !== null,
    'what is set up is known':
      !['creating', 'matching', 'lookingForMethod', 'methodUnknown'].includes(value) || context.creation !== null,
    'what is corrected is known': value !== 'correcting' || context.correction !== null,
    'it goes to an account that the insurer has':
      !['comparing', 'sending', 'missing'].includes(value) ||
      (context.sending !== null && context.sending.payoutMethodId !== ''),
    'nothing is sent to an account that is to be corrected first': value !== 'sending' || context.correction === null,
    'what nobody heard of is known to be so': !['checking', 'unknown', 'missing'].includes(value) || context.isUnheard,
    'an account was set up that was described': context.createdId === null || context.creation !== null,
    'problems are known to the form': value === 'editing' || Object.keys(context.problems).length === 0,
    'it ends as it says': (context.end === 'sent') === ['sent', 'arrived'].includes(value),
  }),
  viewClaimHistory: ({ value, context: { claim } }) => ({
    'ready is with a claim that was read': (value === 'ready') === (claim !== null),
  }),
  addItem: ({ value, context: { details, key, isSent, itemId, proposition } }) => ({
    'nothing is bought that was not described, nor without its key':
      !['sending', 'looking', 'unknown', 'missing'].includes(value) || (details !== null && key !== null),
    'nothing else is bought while nobody knows what became of what was sent': !isSent || value !== 'describing',
    'what is described is offered': !['describing', 'reviewing'].includes(value) || proposition !== null,
    'it is insured by what the insurer has it by':
      value === 'insured' ? itemId !== null : value === 'closed' || itemId === null,
  }),
  grantPermission: ({ value, context: { asked, end } }) => ({
    'nothing is granted that nobody agreed to': value === 'explaining' || asked !== null,
    'it ends as it says': ['granted', 'gone'].includes(value) ? end === value : end === null,
  }),
  disputeOffer: ({ value, context: { files, notes, key, end } }) => ({
    'nothing is sent that says nothing, or lacks a file':
      value !== 'posting' ||
      (findDisputeProblem({ notes, files }) === null && files.every(({ attachmentId }) => attachmentId !== null)),
    'nothing is sent without a key':
      typeof value !== 'string' || !['posting', 'looking', 'unknown', 'missing'].includes(value) || key !== null,
    'no month has more files than it takes': files.every(
      ({ month }) => files.filter((file) => file.month === month).length <= mostFiles,
    ),
    'it ends as it says': (end === 'submitted') === (value === 'submitted') || value === 'closed' || value === 'left',
  }),
  uploadDocument: ({ value, context: { documentId, percent, tries, end } }) => ({
    'nothing is attached that has no place': !['attaching', 'unattached'].includes(value) || documentId !== null,
    'what is sent was begun': value !== 'sending' || tries > 0,
    'how far it is, is a share of it': percent >= 0 && percent <= 100,
    'it ends as it says':
      (end.kind === 'left') === !['arrived', 'removed', 'unreadable', 'moved', 'gone'].includes(value),
  }),
  predictRevenue: ({ value, context: { months, key, isSent, refusal, found } }) => ({
    'nothing is sent that was not entered, nor without its key':
      !['confirming', 'sending', 'looking', 'unknown', 'missing'].includes(value) ||
      (months.length > 0 && key !== null),
    'nothing is entered anew while nobody knows what became of what was sent':
      !isSent || !['entering', 'confirming'].includes(value),
    'what was refused is told before anything else is sent':
      refusal === null || !['entering', 'confirming', 'sending', 'missing'].includes(value),
    'what was sent elsewhere is shown': value !== 'elsewhere' || found !== null,
  }),
  reviewOffer: ({ value, context: { decision, key, isSent, isAdjusted, end } }) => ({
    'nothing is sent that was not answered, nor without its key':
      !['sure', 'checking', 'sending', 'looking', 'unknown', 'missing'].includes(value) ||
      (decision !== null && key !== null),
    'only an adjusted offer is rejected': decision !== 'reject' || isAdjusted,
    'what was sent is known until it is known what became of it': !isSent || value !== 'reviewing',
    'it ends as it says':
      (end === 'decided') === (value === 'decided') && (end === 'disagree') === (value === 'disputed'),
  }),
};
