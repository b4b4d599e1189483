import { viewClaimHistoryModel } from '#machines/claims/history/viewClaimHistory.model.ts';

import { flowSpec } from '../../spec.ts';

const byAddress = { cannot: 'by an address that nobody’s link has, while open claims are read by the same call' };

export const spec = flowSpec(viewClaimHistoryModel, {
  starts: {
    'of a claim': {
      partner: 'harvest',
      path: '/insurance',
      as: 'berta@harvest.test',
      do: [
        {
          acts: [
            { press: 'button', named: { begins: '' }, within: '[data-claim="CL-03"]' },
            { press: 'link', named: 'claims.history.see.label', values: { number: 'CL-03' } },
          ],
        },
      ],
    },
  },
  events: { 'retry.requested': [{ press: 'button', named: 'data.retry' }] },
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
      call: 'GET /platform/items/views/item-alerts?*alertId=*',
      document: 'Claim',
      answers: { 'with events': 'as it is', 'no claim': byAddress, INVALID_PARAMS: byAddress },
    },
  },
  effects: {},
});
