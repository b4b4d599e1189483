import { viewClaimHistoryModel } from '#machines/claims/history/viewClaimHistory.model.ts';

import { flowSpec } from '../spec.ts';

/** The sandbox makes ids from names. */
const ofBerta = '2afa2b6c-2bfc-575c-85f0-6c6d621faabd';

const at = (alertId: string, as: string) => ({ partner: 'harvest', path: `/claim/history/${alertId}`, as });

export const spec = flowSpec(viewClaimHistoryModel, {
  starts: {
    'of a claim': {
      ifLater: {
        'readClaim: with events': at(ofBerta, 'berta@harvest.test'),
        'readClaim: no claim': at(ofBerta, 'nora@harvest.test'),
        'readClaim: FAILED_VALIDATION': at('no-such-claim', 'berta@harvest.test'),
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
      answers: { 'with events': 'as it is', 'no claim': 'as it is', FAILED_VALIDATION: 'as it is' },
    },
  },
  effects: {},
});
