import type { Model } from '../../kit/model.ts';
import { createRefusal } from '../../kit/refusals.model.ts';
import { createClaimRead, createDataset, createDatasetRow, notRead, which } from '../claims.model.ts';
import { reviewOfferMachine } from './reviewOffer.machine.ts';

const rows = [createDatasetRow({}), createDatasetRow({ month: 11 })];
export const offer = createDataset('offer', { data: rows });
export const adjusted = createDataset('offer', {
  data: rows.map((row) => ({ ...row, previous: 8_000 })),
  notes: 'Adjusted',
});
export const other = createDataset('offer', { data: rows.map((row) => ({ ...row, revenue: 5_000 })) });

const input = { ...which, offer, isAdjusted: false, newKey: () => 'key-1' };

export const offered = (shown = offer) =>
  createClaimRead({ status: 'user-confirm-offer', datasets: [createDataset('prediction'), shown] });
const disputed = (shown = adjusted) =>
  createClaimRead({
    status: 'user-confirm-dispute',
    datasets: [createDataset('prediction'), shown, createDataset('dispute')],
  });

export const readings = {
  'as it was': offered(),
  'as it was adjusted': disputed(),
  accepted: createClaimRead({ status: 'offer-accepted', confirmed: true, datasets: [offer] }),
  rejected: createClaimRead({ status: 'user-confirm-dispute', completed: true, datasets: [adjusted] }),
  'taken back': createClaimRead({ status: 'offer-rejected', datasets: [offer] }),
  'not there': notRead,
  VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
} as const;

export const reviewOfferModel = {
  machine: reviewOfferMachine,
  inputs: {
    'a first offer': input,
    'an adjusted offer': { ...input, offer: adjusted, isAdjusted: true },
  },
  events: {
    'offer.accepted': 'no payload',
    'offer.declined': 'no payload',
    'decision.confirmed': 'no payload',
    'decision.cancelled': 'no payload',
    'retry.requested': 'no payload',
    'resend.requested': 'no payload',
    'edit.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    checkOffer: readings,
    readClaim: readings,
    decide: {
      changed: { kind: 'changed', claim: readings.accepted.claim },
      INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
      GENERAL_400: createRefusal('GENERAL_400'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ isAdjusted, decision, isSent, refusal }) =>
    [isAdjusted && 'adjusted', decision, isSent && 'sent', refusal && 'refused'].filter(Boolean).join(', '),
} satisfies Model<typeof reviewOfferMachine>;
