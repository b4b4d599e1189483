import { predictedPeriods } from '#rules/claims/periods.ts';
import type { Model } from '../../kit/model.ts';
import { createFieldRefusal, createRefusal } from '../../kit/refusals.model.ts';
import { createClaim, createClaimRead, createDataset, createDatasetRow, notRead, which } from '../claims.model.ts';
import { predictRevenueMachine } from './predictRevenue.machine.ts';

export const months = predictedPeriods(createClaim({}).alertDate).map(({ year, month }) => ({
  year,
  month,
  revenue: 9_000,
}));

const input = { ...which, datasetId: undefined, draft: null, newKey: () => 'key-1' };
const draft = { months, key: 'key-1', isSent: false };

const predictedWith = (revenue: number) =>
  createClaimRead({
    datasets: [createDataset('prediction', { data: months.map((month) => createDatasetRow({ ...month, revenue })) })],
  });

export const predictRevenueModel = {
  machine: predictRevenueMachine,
  inputs: {
    'from its card': input,
    'left before it was sent': { ...input, draft },
    'left before it was answered': { ...input, draft: { ...draft, isSent: true } },
  },
  events: {
    'revenue.entered': { 'every month': { months } },
    'page.left': 'no payload',
    'prediction.confirmed': 'no payload',
    'retry.requested': 'no payload',
    'resend.requested': 'no payload',
    'edit.requested': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    predict: {
      saved: { kind: 'saved', dataset: createDataset('prediction') },
      'an unlikely month': createFieldRefusal('data.0.revenue', 'invalid'),
      ALREADY_EXISTS: createRefusal('ALREADY_EXISTS'),
      INVALID_RESOLUTION_TYPE: createRefusal('INVALID_RESOLUTION_TYPE'),
      ALERT_NOT_FOUND: createRefusal('ALERT_NOT_FOUND'),
      GENERAL_400: createRefusal('GENERAL_400'),
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
    readClaim: {
      'as it was sent': predictedWith(9_000),
      otherwise: predictedWith(8_000),
      'not predicted': createClaimRead({ datasets: [createDataset('prediction', { completed: false, data: [] })] }),
      closed: createClaimRead({ completed: true }),
      'not there': notRead,
      VENDOR_ERROR: createRefusal('VENDOR_ERROR'),
    },
  },
  stateKey: ({ refusal }) => (refusal ? 'refused' : ''),
} satisfies Model<typeof predictRevenueMachine>;
