import { describeModel } from '#tests/kit/model.ts';

import { sendPayoutDetailsModel } from './sendPayoutDetails.model.ts';

const outdated = 'claimsOutdated';
const warned = (code: string) => `react(warning, ${code})`;
const lookedUp = (code: string) => `reactElsewhere(warning, ${code})`;
const service = warned('PAYOUT_SERVICE_ERROR');
const gone = warned('PAYMENT_METHOD_NOT_FOUND');

describeModel(sendPayoutDetailsModel, {
  'to begin with': { 'from its claim': 'loading' },
  loading: {
    'dialog.closed': 'left',
    'readChoice: read': 'editing',
    'readChoice: PAYOUT_SERVICE_ERROR': `failed + ${service}`,
    'readChoice: no answer': 'failed + announceUnanswered',
  },
  failed: {
    'retry.asked': 'loading',
    'dialog.closed': 'left',
  },
  editing: {
    'details.entered: an account there is': 'comparing',
    'details.entered: with another address': 'comparing',
    'details.entered: a new account': 'comparing',
    'dialog.closed': 'left',
  },
  'editing ()': {
    'details.entered: with another address': 'comparing (to correct)',
    'details.entered: a new account': 'creating',
  },
  'editing (created)': {
    'details.entered: with another address': 'comparing (created, to correct)',
  },
  'editing (corrected)': {
    'details.entered: an account there is': 'comparing (corrected, to correct)',
    'details.entered: a new account': 'creating',
  },
  'editing (to correct)': {
    'details.entered: an account there is': 'comparing ()',
    'details.entered: a new account': 'creating ()',
  },
  'editing (corrected, created)': {
    'details.entered: an account there is': 'comparing (corrected, created, to correct)',
  },
  'editing (created, to correct)': {
    'details.entered: an account there is': 'comparing (created)',
  },
  'editing (corrected, to correct)': {
    'details.entered: with another address': 'comparing (corrected)',
    'details.entered: a new account': 'creating (corrected)',
  },
  'editing (corrected, created, to correct)': {
    'details.entered: with another address': 'comparing (corrected, created)',
  },
  comparing: {
    'readMethods: with it': 'choosingAnew (corrected)',
    'readMethods: without it': 'choosingAnew (corrected)',
    'readMethods: as it was corrected': 'correcting',
    'readMethods: with it and another address': 'choosingAnew (corrected)',
    'readMethods: with other numbers': 'choosingAnew ()',
    'readMethods: PAYOUT_SERVICE_ERROR': `editing + ${service}`,
    'readMethods: no answer': 'editing + announceUnanswered',
  },
  'comparing ()': {
    'readMethods: with it': 'sending',
    'readMethods: without it': 'sending',
    'readMethods: as it was corrected': 'choosingAnew',
    'readMethods: with it and another address': 'sending',
  },
  'comparing (again)': {
    'readMethods: with it': 'sending ()',
    'readMethods: without it': 'sending ()',
    'readMethods: as it was corrected': 'choosingAnew ()',
    'readMethods: with it and another address': 'sending ()',
    'readMethods: PAYOUT_SERVICE_ERROR': `missing () + ${service} + ${outdated}`,
    'readMethods: no answer': `missing () + announceUnanswered + ${outdated}`,
  },
  'comparing (created)': {
    'readMethods: with it': 'sending',
    'readMethods: without it': 'sending',
    'readMethods: as it was corrected': 'choosingAnew ()',
    'readMethods: with it and another address': 'sending',
  },
  'comparing (corrected)': {
    'readMethods: as it was corrected': 'sending',
    'readMethods: with other numbers': 'choosingAnew',
  },
  'comparing (to correct)': {
    'readMethods: with it': 'correcting',
    'readMethods: without it': 'correcting',
    'readMethods: with it and another address': 'correcting',
  },
  'comparing (created, again)': {
    'readMethods: with it': 'sending (created)',
    'readMethods: without it': 'choosingAnew ()',
    'readMethods: as it was corrected': 'sending (created)',
    'readMethods: with it and another address': 'sending (created)',
    'readMethods: PAYOUT_SERVICE_ERROR': `missing (created) + ${service} + ${outdated}`,
    'readMethods: no answer': `missing (created) + announceUnanswered + ${outdated}`,
  },
  'comparing (corrected, again)': {
    'readMethods: as it was corrected': 'sending (corrected)',
    'readMethods: with other numbers': 'choosingAnew (corrected)',
    'readMethods: PAYOUT_SERVICE_ERROR': `missing (corrected) + ${service} + ${outdated}`,
    'readMethods: no answer': `missing (corrected) + announceUnanswered + ${outdated}`,
  },
  'comparing (corrected, created)': {
    'readMethods: as it was corrected': 'sending',
    'readMethods: with other numbers': 'choosingAnew (corrected)',
  },
  'comparing (created, to correct)': {
    'readMethods: with it': 'correcting',
    'readMethods: without it': 'correcting',
    'readMethods: with it and another address': 'correcting',
  },
  'comparing (corrected, to correct)': {
    'readMethods: with other numbers': 'choosingAnew (corrected)',
  },
  'comparing (corrected, created, again)': {
    'readMethods: with it': 'sending (corrected, created)',
    'readMethods: as it was corrected': 'sending (corrected, created)',
    'readMethods: with it and another address': 'sending (corrected, created)',
    'readMethods: with other numbers': 'choosingAnew (corrected)',
    'readMethods: PAYOUT_SERVICE_ERROR': `missing (corrected, created) + ${service} + ${outdated}`,
    'readMethods: no answer': `missing (corrected, created) + announceUnanswered + ${outdated}`,
  },
  'comparing (corrected, created, to correct)': {
    'readMethods: with other numbers': 'choosingAnew (corrected)',
  },
  correcting: {
    'correctMethod: corrected': 'sending (corrected) + methodsOutdated',
    'correctMethod: wrong address': 'editing ()',
    'correctMethod: PAYMENT_METHOD_NOT_FOUND': `choosingAnew () + ${gone}`,
    'correctMethod: PAYOUT_SERVICE_ERROR': `editing () + ${service}`,
    'correctMethod: no answer': 'editing + announceUnanswered',
  },
  'correcting (created, to correct)': {
    'correctMethod: corrected': 'sending (created) + methodsOutdated',
  },
  'correcting (corrected, to correct)': {
    'correctMethod: wrong address': 'editing (corrected)',
    'correctMethod: PAYMENT_METHOD_NOT_FOUND': `choosingAnew (corrected) + ${gone}`,
    'correctMethod: PAYOUT_SERVICE_ERROR': `editing (corrected) + ${service}`,
  },
  'correcting (corrected, created, to correct)': {
    'correctMethod: corrected': 'sending (corrected, created) + methodsOutdated',
    'correctMethod: wrong address': 'editing (corrected)',
    'correctMethod: PAYMENT_METHOD_NOT_FOUND': `choosingAnew (corrected) + ${gone}`,
    'correctMethod: PAYOUT_SERVICE_ERROR': `editing (corrected) + ${service}`,
  },
  creating: {
    'createMethod: created': 'sending (created) + methodsOutdated',
    'createMethod: wrong name': 'editing',
    'createMethod: PAYOUT_EXITS': `matching + ${warned('PAYOUT_EXITS')}`,
    'createMethod: PAYOUT_SERVICE_ERROR': `editing + ${service}`,
    'createMethod: no answer': 'lookingForMethod',
  },
  'creating (corrected)': {
    'createMethod: created': 'sending (corrected, created) + methodsOutdated',
  },
  matching: {
    'readMethods: with it': 'sending (created) + methodsOutdated',
    'readMethods: without it': 'choosingAnew',
    'readMethods: as it was corrected': 'sending (created) + methodsOutdated',
    'readMethods: with it and another address': 'correcting (created, to correct)',
    'readMethods: with other numbers': 'choosingAnew',
    'readMethods: PAYOUT_SERVICE_ERROR': 'editing + methodsOutdated',
    'readMethods: no answer': 'editing',
  },
  'matching (corrected)': {
    'readMethods: with it': 'sending (corrected, created) + methodsOutdated',
    'readMethods: as it was corrected': 'sending (corrected, created) + methodsOutdated',
    'readMethods: with it and another address': 'correcting (corrected, created, to correct)',
  },
  lookingForMethod: {
    'readMethods: with it': 'sending (created) + methodsOutdated',
    'readMethods: without it': 'editing + announceUnanswered',
    'readMethods: as it was corrected': 'sending (created) + methodsOutdated',
    'readMethods: with it and another address': 'correcting (created, to correct)',
    'readMethods: with other numbers': 'editing + announceUnanswered',
    'readMethods: PAYOUT_SERVICE_ERROR': `methodUnknown + ${lookedUp('PAYOUT_SERVICE_ERROR')}`,
    'readMethods: no answer': 'methodUnknown',
  },
  'lookingForMethod (corrected)': {
    'readMethods: with it': 'sending (corrected, created) + methodsOutdated',
    'readMethods: as it was corrected': 'sending (corrected, created) + methodsOutdated',
    'readMethods: with it and another address': 'correcting (corrected, created, to correct)',
  },
  methodUnknown: {
    'retry.asked': 'lookingForMethod',
    'dialog.closed': 'left',
  },
  sending: {
    'sendPayout: sent': `sent + announceSent + ${outdated}`,
    'sendPayout: wrong phone': 'editing',
    'sendPayout: PAYOUT_NOT_FOUND': `moved + ${outdated}`,
    'sendPayout: PAYMENT_METHOD_NOT_FOUND': `choosingAnew + ${gone}`,
    'sendPayout: GENERAL_400': `editing + ${warned('GENERAL_400')} + ${outdated}`,
    'sendPayout: PAYOUT_SERVICE_ERROR': 'checking',
    'sendPayout: no answer': 'checking',
  },
  'sending (created)': {
    'sendPayout: PAYMENT_METHOD_NOT_FOUND': `choosingAnew () + ${gone}`,
  },
  'sending (corrected, created)': {
    'sendPayout: PAYMENT_METHOD_NOT_FOUND': `choosingAnew (corrected) + ${gone}`,
  },
  choosingAnew: {
    'readChoice: read': 'editing () + methodsOutdated',
    'readChoice: PAYOUT_SERVICE_ERROR': `editing + ${service} + methodsOutdated`,
    'readChoice: no answer': 'editing + announceUnanswered + methodsOutdated',
  },
  checking: {
    'readClaim: sent': `arrived + announceArrived + ${outdated}`,
    'readClaim: waiting': `missing + ${outdated}`,
    'readClaim: no claim': `moved + ${outdated}`,
    'readClaim: GENERAL_400': `unknown + ${lookedUp('GENERAL_400')} + ${outdated}`,
    'readClaim: no answer': `unknown + ${outdated}`,
  },
  missing: {
    'details.repeated': 'comparing (again)',
    'details.reconsidered': 'editing',
    'dialog.closed': 'left',
  },
  'missing (created)': {
    'details.repeated': 'comparing (created, again)',
  },
  'missing (corrected)': {
    'details.repeated': 'comparing (corrected, again)',
  },
  'missing (corrected, created)': {
    'details.repeated': 'comparing (corrected, created, again)',
  },
  unknown: {
    'retry.asked': 'checking',
    'dialog.closed': 'left',
  },
  moved: {
    'dialog.closed': 'left',
  },
  sent: {},
  arrived: {},
  left: {},
});
