import { datasetModel } from '#machines/session/data/dataset.model.ts';

import { toReactionAssertions } from '../../effects.ts';
import { flowSpec } from '../../spec.ts';

const retry = [{ press: 'button', named: 'data.retry', within: '[data-dataset=TRIPS]' }] as const;

/** The trips in “My insurances”. */
export const spec = flowSpec(datasetModel, {
  root: '[data-dataset=TRIPS]',
  starts: { 'after signing in': { partner: 'sky', path: '/insurance', as: 'anna@sky.test' } },
  events: {
    'reload.requested': {
      usually: {
        from: 'another flow',
        do: { cannot: 'nobody on this page asks for trips that are there already' },
      },
      in: { stale: retry, failed: retry },
    },
  },
  states: {
    loading: [{ role: 'progressbar', text: 'data.loading' }],
    loaded: [
      { role: 'progressbar', is: 'missing' },
      { role: 'button', text: 'data.retry', is: 'missing' },
    ],
    refreshing: [
      { role: 'progressbar', text: 'data.refreshing' },
      { role: 'progressbar', text: 'data.loading', is: 'missing' },
    ],
    stale: [{ role: 'button', text: 'data.retry', is: 'enabled' }],
    failed: [{ text: 'trips.failed' }, { role: 'button', text: 'data.retry', is: 'enabled' }],
  },
  actors: { load: { call: 'GET /travel/trips', document: 'Trips', answers: { loaded: 'as it is' } } },
  effects: {
    // Data from before shows that it is outdated.
    react: ({ reaction }, { to }) =>
      to === 'stale' && reaction.kind !== 'end session' ? [] : toReactionAssertions(reaction),
    reportFailed: 'unseen',
    reportRecorded: 'unseen',
  },
});
