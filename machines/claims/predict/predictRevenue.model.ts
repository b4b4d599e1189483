import { predictedPeriods } from '#rules/claims/periods.ts';

import { refusedFor, refusedWith } from '../../answers.model.ts';
import type { Model } from '../../model.ts';
import { claimWith, notRead, readAs, rowOf, setOf, which } from '../claims.model.ts';
import { predictRevenueMachine } from './predictRevenue.machine.ts';

export const months = predictedPeriods(claimWith({}).alertDate).map(({ year, month }) => ({
  year,
  month,
  revenue: 9_000,
}));

const input = { ...which, datasetId: undefined, draft: null, newKey: () => 'key-1' };
const draft = { months, key: 'key-1', isSent: false };

const predictedWith = (revenue: number) =>
  readAs({ datasets: [setOf('prediction', { data: months.map((month) => rowOf({ ...month, revenue })) })] });

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
    'retry.asked': 'no payload',
    'prediction.repeated': 'no payload',
    'prediction.reconsidered': 'no payload',
    'dialog.closed': 'no payload',
  },
  answers: {
    predict: {
      saved: { kind: 'saved', dataset: setOf('prediction') },
      'an unlikely month': refusedFor('data.0.revenue', 'invalid'),
      ALREADY_EXISTS: refusedWith('ALREADY_EXISTS'),
      INVALID_RESOLUTION_TYPE: refusedWith('INVALID_RESOLUTION_TYPE'),
      ALERT_NOT_FOUND: refusedWith('ALERT_NOT_FOUND'),
      GENERAL_400: refusedWith('GENERAL_400'),
      VENDOR_ERROR: refusedWith('VENDOR_ERROR'),
    },
    readClaim: {
      'as it was sent': predictedWith(9_000),
      otherwise: predictedWith(8_000),
      'not predicted': readAs({ datasets: [setOf('prediction', { completed: false, data: [] })] }),
      closed: readAs({ completed: true }),
      'not there': notRead,
      VENDOR_ERROR: refusedWith('VENDOR_ERROR'),
    },
  },
  stateKey: ({ refusal }) => (refusal ? 'refused' : ''),
} satisfies Model<typeof predictRevenueMachine>;
