import { refusedWith } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
import { notRead, readAs, rowOf, setOf, which } from '../claims.model.ts';
import { reviewOfferMachine } from './reviewOffer.machine.ts';

const rows = [rowOf({}), rowOf({ month: 11 })];
export const offer = setOf('offer', { data: rows });
export const adjusted = setOf('offer', { data: rows.map((row) => ({ ...row, previous: 8_000 })), notes: 'Adjusted' });
export const other = setOf('offer', { data: rows.map((row) => ({ ...row, revenue: 5_000 })) });

const input = { ...which, offer, isAdjusted: false, newKey: () => 'key-1' };

export const offered = (shown = offer) =>
  readAs({ status: 'user-confirm-offer', datasets: [setOf('prediction'), shown] });
const disputed = (shown = adjusted) =>
  readAs({ status: 'user-confirm-dispute', datasets: [setOf('prediction'), shown, setOf('dispute')] });

export const readings = {
  'as it was': offered(),
  'as it was adjusted': disputed(),
  accepted: readAs({ status: 'offer-accepted', confirmed: true, datasets: [offer] }),
  rejected: readAs({ status: 'user-confirm-dispute', completed: true, datasets: [adjusted] }),
  'taken back': readAs({ status: 'offer-rejected', datasets: [offer] }),
  'not there': notRead,
  VENDOR_ERROR: refusedWith('VENDOR_ERROR'),
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
    'answer.confirmed': 'no payload',
    'answer.withdrawn': 'no payload',
    'retry.asked': 'no payload',
    'answer.repeated': 'no payload',
    'answer.reconsidered': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    checkOffer: readings,
    readClaim: readings,
    decide: {
      changed: { kind: 'changed', claim: readings.accepted.claim },
      INVALID_RESOLUTION_TYPE: refusedWith('INVALID_RESOLUTION_TYPE'),
      GENERAL_400: refusedWith('GENERAL_400'),
      VENDOR_ERROR: refusedWith('VENDOR_ERROR'),
    },
  },
  stateKey: ({ isAdjusted, decision, isSent, refusal }) =>
    [isAdjusted && 'adjusted', decision, isSent && 'sent', refusal && 'refused'].filter(Boolean).join(', '),
} satisfies Model<typeof reviewOfferMachine>;
