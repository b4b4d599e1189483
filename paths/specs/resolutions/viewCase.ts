import { viewCaseModel } from '#machines/resolutions/case/viewCase.model.ts';

import { flowSpec } from '../../spec.ts';
import { getOptionsPath, toldCase, toldOption } from '../kit/remedies.ts';

/** Another flight for RB01 of options@sky.test. The insurer asks whether the customer wants it. */
const another = getOptionsPath('48ca2853-f5b1-5775-9bfb-448b7b514c84', 'd769244a-dfbb-57be-afc7-6337172f3bae');

const shown = [
  { role: 'heading', text: 'resolutions.remedy.rebooking' },
  { role: 'button', text: 'data.retry', is: 'missing' },
] as const;

export const spec = flowSpec(viewCaseModel, {
  starts: { 'of a flight': { partner: 'sky', path: another, as: 'options@sky.test' } },
  events: {
    'case.outdated': { from: 'nobody' },
    'option.failed': { from: 'nobody' },
    'retry.requested': [{ press: 'button', named: 'data.retry' }],
    'page.hidden': { from: 'the page', do: { cannot: 'a page that is driven is never hidden' } },
    'page.seen': { from: 'the page', do: { cannot: 'a page that is driven is never hidden' } },
  },
  states: {
    reading: [],
    shown,
    failed: [{ role: 'button', text: 'data.retry', is: 'enabled' }],
    none: [
      { role: 'heading', text: 'resolutions.no_resolution' },
      { role: 'button', text: 'data.retry', is: 'enabled' },
    ],
  },
  actors: {
    readCase: {
      call: 'GET /platform/resolutions/options*',
      document: 'ResolutionOptions',
      answers: {
        read: { data: toldCase([toldOption('REBOOKING')]) },
        'somebody acts': { cannot: 'nobody at the insurer acts by themselves' },
      },
    },
  },
  effects: {
    // The last data stays, with its time.
    react: 'unseen',
    announceUnanswered: 'unseen',
    storeCase: 'unseen',
    forgetCase: 'unseen',
    startCooldown: 'unseen',
    endCooldown: 'unseen',
    see: 'unseen',
  },
});
