import { describeModel } from '#tests/kit/model.ts';

import { sendPayoutDetailsModel } from './sendPayoutDetails.model.ts';

const outdated = 'claimsOutdated';
const sent = `sent + announceSent + ${outdated}`;
const warned = (code: string) => `react(warning, ${code})`;
const found = 'sending (created) + methodsOutdated';
const foundBesides = 'sending (corrected, created) + methodsOutdated';
const gone = warned('PAYMENT_METHOD_NOT_FOUND');

describeModel(sendPayoutDetailsModel, {
  'to begin with': { 'from its claim': 'loading' },
  loading: {
    'readChoice: read': 'editing',
    'readChoice: PAYOUT_SERVICE_ERROR': `failed + ${warned('PAYOUT_SERVICE_ERROR')}`,
    'readChoice: no answer': 'failed + announceUnanswered',
    'dialog.closed': 'left',
  },
  failed: { 'retry.asked': 'loading', 'dialog.closed': 'left' },
  editing: {
    'details.entered: an account there is': 'sending',
    'details.entered: with another address': 'correcting',
    'details.entered: a new account': 'creating',
    'dialog.closed': 'left',
  },
  'editing (created)': { 'details.entered: a new account': 'sending' },
  'editing (corrected)': {
    'details.entered: an account there is': 'correcting',
    'details.entered: with another address': 'sending',
  },
  'editing (corrected, created)': {
    'details.entered: an account there is': 'correcting',
    'details.entered: with another address': 'sending',
    'details.entered: a new account': 'sending',
  },
  correcting: {
    'correctMethod: corrected': 'sending (corrected) + methodsOutdated',
    'correctMethod: wrong address': 'editing',
    'correctMethod: PAYMENT_METHOD_NOT_FOUND': `choosingAnew + ${gone}`,
    'correctMethod: PAYOUT_SERVICE_ERROR': `editing + ${warned('PAYOUT_SERVICE_ERROR')}`,
    'correctMethod: no answer': 'editing + announceUnanswered',
  },
  'correcting (created)': { 'correctMethod: corrected': foundBesides },
  'correcting (corrected, created)': { 'correctMethod: corrected': foundBesides },
  creating: {
    'createMethod: created': found,
    'createMethod: wrong name': 'editing',
    'createMethod: PAYOUT_EXITS': `matching + ${warned('PAYOUT_EXITS')}`,
    'createMethod: PAYOUT_SERVICE_ERROR': `editing + ${warned('PAYOUT_SERVICE_ERROR')}`,
    'createMethod: no answer': 'lookingForMethod',
  },
  'creating (corrected)': { 'createMethod: created': foundBesides },
  matching: {
    'readMethods: with it': found,
    'readMethods: without it': 'editing + methodsOutdated',
    'readMethods: PAYOUT_SERVICE_ERROR': 'editing + methodsOutdated',
    'readMethods: no answer': 'editing',
  },
  'matching (corrected)': { 'readMethods: with it': foundBesides },
  lookingForMethod: {
    'readMethods: with it': found,
    'readMethods: without it': 'editing + announceUnanswered',
    'readMethods: PAYOUT_SERVICE_ERROR': `methodUnknown + ${warned('PAYOUT_SERVICE_ERROR')}`,
    'readMethods: no answer': 'methodUnknown',
  },
  'lookingForMethod (corrected)': { 'readMethods: with it': foundBesides },
  methodUnknown: { 'retry.asked': 'lookingForMethod', 'dialog.closed': 'left' },
  sending: {
    'sendPayout: sent': sent,
    'sendPayout: wrong phone': 'editing',
    'sendPayout: PAYOUT_NOT_FOUND': `moved + ${outdated}`,
    'sendPayout: PAYMENT_METHOD_NOT_FOUND': `choosingAnew + ${gone}`,
    'sendPayout: GENERAL_400': `editing + ${warned('GENERAL_400')} + ${outdated}`,
    'sendPayout: no answer': 'checking',
  },
  'sending (created)': { 'sendPayout: PAYMENT_METHOD_NOT_FOUND': `choosingAnew () + ${gone}` },
  'sending (corrected, created)': { 'sendPayout: PAYMENT_METHOD_NOT_FOUND': `choosingAnew (corrected) + ${gone}` },
  choosingAnew: {
    'readChoice: read': 'editing + methodsOutdated',
    'readChoice: PAYOUT_SERVICE_ERROR': 'editing + methodsOutdated',
    'readChoice: no answer': 'editing + methodsOutdated',
  },
  'choosingAnew (corrected)': { 'readChoice: read': 'editing () + methodsOutdated' },
  'choosingAnew (corrected, created)': { 'readChoice: read': 'editing (created) + methodsOutdated' },
  checking: {
    'readClaim: sent': sent,
    'readClaim: waiting': `editing + announceUnanswered + ${outdated}`,
    'readClaim: no claim': `moved + ${outdated}`,
    'readClaim: GENERAL_400': `unknown + ${warned('GENERAL_400')} + ${outdated}`,
    'readClaim: no answer': `unknown + ${outdated}`,
  },
  unknown: { 'retry.asked': 'checking', 'dialog.closed': 'left' },
  moved: { 'dialog.closed': 'left' },
  sent: {},
  left: {},
});
