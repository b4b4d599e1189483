import { describeModel } from '#tests/kit/model.ts';

import { waitingModel } from './waiting.model.ts';

describeModel(waitingModel, {
  'to begin with': { 'an answer': 'short' },
  short: { 'after untilLong': 'long' },
  long: { 'after untilTooLong': 'tooLong' },
  tooLong: {},
});
