import { requestRebookingModel } from '#machines/resolutions/requests/requestRebooking.model.ts';

import { flowSpec } from '../spec.ts';
import { atCase } from './shared/cases.ts';
import { requestingIn } from './shared/requests.ts';

const { events, states, submit, readCase, effects } = requestingIn('REBOOKING');

export const spec = flowSpec(requestRebookingModel, {
  starts: {
    'to be asked': atCase('RB21'),
    'to be chosen': atCase('RB02'),
    'under way': atCase('RB03'),
  },
  events,
  states,
  actors: {
    submit: { call: 'PUT /platform/resolutions', document: 'SubmitResolution', answers: submit },
    readCase: {
      call: 'GET /platform/resolutions/options*',
      document: 'ResolutionOptions',
      answers: readCase,
    },
  },
  effects,
});
