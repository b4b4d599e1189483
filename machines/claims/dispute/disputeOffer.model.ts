import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { createClaim, createDataset, createDatasetRow } from '../claims.model.ts';
import type { Claim, DatasetRow } from '../claims.ts';
import { isLost } from './dispute.ts';
import { disputeOfferMachine } from './disputeOffer.machine.ts';

export const november = '2026-11';
export const chosenFile = { id: 'file-1', month: november, name: 'takings.pdf', size: 50_000 };
export const reason = 'Too little';

const newKey = () => 'key-1';
const data = (changes: Partial<DatasetRow>) => [createDatasetRow({ month: 11, revenue: null, ...changes })];

/** A claim with a first offer. */
export const offered = createClaim({
  status: 'user-confirm-offer',
  datasets: [createDataset('prediction'), createDataset('offer', { data: data({ revenue: 8_000 }) })],
});

export const createDisputedClaim = (changes: Partial<DatasetRow>): Claim => ({
  ...offered,
  status: 'user-confirm-dispute',
  datasets: [
    createDataset('prediction'),
    createDataset('offer', { completed: false }),
    createDataset('dispute', { data: data(changes) }),
  ],
});

const read = (claim: Claim | undefined) => ({ kind: 'read', claim, at: 0 }) as const;

export const disputeOfferModel = {
  machine: disputeOfferMachine,
  inputs: {
    'nothing said yet': { alertId: 'alert-1', notes: {}, files: [], newKey },
    'left with a file that was not sent': {
      alertId: 'alert-1',
      notes: { [november]: reason },
      files: [{ ...chosenFile, isHere: false, documentId: null, attachmentId: null }],
      newKey,
    },
  },
  events: {
    'notes.typed': { 'a reason': { month: november, notes: reason } },
    'files.chosen': { one: { files: [chosenFile] } },
    'file.removed': { 'the one': { id: chosenFile.id } },
    'dispute.described': 'no payload',
    'dispute.confirmed': 'no payload',
    'dispute.cancelled': 'no payload',
    'retry.requested': 'no payload',
    'resend.requested': 'no payload',
    'edit.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    inspectFiles: {
      fits: { kind: 'inspected', files: [{ ...chosenFile, why: null }] },
      'another kind': { kind: 'inspected', files: [{ ...chosenFile, why: 'kind' }] },
    },
    uploadDocument: {
      arrived: { kind: 'arrived', attachmentId: 'attached-1' },
      cancelled: { kind: 'cancelled', documentId: null },
      removed: { kind: 'removed' },
      unreadable: { kind: 'unreadable' },
      changedElsewhere: { kind: 'changedElsewhere' },
      noLongerExists: { kind: 'noLongerExists' },
    },
    dispute: {
      saved: {
        kind: 'saved',
        dataset: createDataset('dispute', { data: data({ notes: reason }) }),
      },
      'wrong notes': createFieldRefusal('data.0.notes', 'invalid'),
      ALREADY_EXISTS: createRefusal('ALREADY_EXISTS'),
      ALERT_NOT_FOUND: createRefusal('ALERT_NOT_FOUND'),
      GENERAL_400: createRefusal('GENERAL_400'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
    readClaim: {
      'disputed for this reason': read(createDisputedClaim({ notes: reason })),
      'disputed with this file': read(createDisputedClaim({ notes: reason, attachments: ['attached-1'] })),
      'not disputed': read(offered),
      'offer taken back': read({ ...offered, status: 'offer-rejected' }),
      gone: read(undefined),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ notes, files }) =>
    [
      ...(Object.values(notes).some((note) => note !== '') ? ['a reason'] : []),
      ...(files.some(isLost) ? ['a lost file'] : []),
      ...(files.some(({ isHere, attachmentId }) => isHere && attachmentId === null) ? ['a file'] : []),
      ...(files.some(({ attachmentId }) => attachmentId !== null) ? ['a file that arrived'] : []),
    ].join(', '),
} satisfies Model<typeof disputeOfferMachine>;
