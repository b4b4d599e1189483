import { describeModel } from '#tests/kit/model.ts';

import { payoutFieldsModel } from './payoutFields.model.ts';

describeModel(payoutFieldsModel, {
  'to begin with': { 'of a wallet': 'reading' },
  reading: {
    'readFields: read': 'read',
    'readFields: PAYOUT_SERVICE_NOT_CONFIGURED': 'untold',
    'readFields: VENDOR_ERROR': 'failed + react(warning, VENDOR_ERROR)',
    'readFields: no answer': 'failed + announceUnanswered',
  },
  failed: { 'retry.asked': 'reading' },
  read: {},
  untold: {},
});
