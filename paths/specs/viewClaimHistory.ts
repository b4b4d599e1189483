import { viewClaimHistoryModel } from '#machines/claims/history/viewClaimHistory.model.ts';

import { flowSpec } from '../spec.ts';

/** CL-07 of berta@harvest.test: the sandbox makes ids from names. */
const alertId = '2afa2b6c-2bfc-575c-85f0-6c6d621faabd';

export const spec = flowSpec(viewClaimHistoryModel, {
  starts: {
    'of a claim': {
      ifLater: {
        'readClaim: no claim': { partner: 'harvest', path: '/claim/history/no-such-claim', as: 'berta@harvest.test' },
        'readClaim: with events': { partner: 'harvest', path: `/claim/history/${alertId}`, as: 'berta@harvest.test' },
      },
    },
  },
  events: { 'retry.asked': [{ press: 'button', named: 'data.retry' }] },
  states: {
    loading: [{ role: 'heading', text: 'claims.history.title' }],
    failed: [{ text: 'claims.history.failed' }],
    notFound: [
      { role: 'heading', text: 'claims.history.not_found' },
      { role: 'link', text: 'claims.history.to_claims' },
    ],
    ready: [{ role: 'heading', text: 'claims.history.title' }],
  },
  actors: {
    readClaim: {
      call: 'GET /platform/items/views/item-alerts*',
      document: 'Claim',
      answers: { 'with events': 'as it is', 'no claim': 'as it is' },
    },
  },
  effects: {},
});
