import { describeModel } from '#tests/kit/model.ts';

import { reviewOfferModel } from './reviewOffer.model.ts';

const moved = 'moved + claimOutdated';
const gone = 'gone + claimOutdated';
const accepted = 'accepted + claimOutdated';
const rejected = 'rejected + claimOutdated';

describeModel(reviewOfferModel, {
  'to begin with': { 'a first offer': 'reviewing', 'an adjusted offer': 'reviewing (adjusted)' },
  reviewing: { 'offer.accepted': 'sure (accept)', 'offer.declined': 'disputed', 'dialog.closed': 'left' },
  'reviewing (adjusted)': {
    'offer.accepted': 'sure (adjusted, accept)',
    'offer.declined': 'sure (adjusted, reject)',
  },
  sure: { 'answer.confirmed': 'checking', 'answer.withdrawn': 'reviewing (adjusted)' },
  'sure (accept)': { 'answer.withdrawn': 'reviewing ()' },
  disputed: {},
  left: {},
  checking: {
    'checkOffer: as it was': 'reviewing () + claimOutdated',
    'checkOffer: as it was adjusted': 'sending',
    'checkOffer: accepted': accepted,
    'checkOffer: rejected': moved,
    'checkOffer: taken back': moved,
    'checkOffer: not there': gone,
    'checkOffer: VENDOR_ERROR': 'missing + react(warning, VENDOR_ERROR)',
    'checkOffer: no answer': 'missing + announceUnanswered',
  },
  'checking (accept)': {
    'checkOffer: as it was': 'sending (accept, sent)',
    'checkOffer: as it was adjusted': 'reviewing (adjusted) + claimOutdated',
    'checkOffer: VENDOR_ERROR': 'reviewing () + react(warning, VENDOR_ERROR)',
    'checkOffer: no answer': 'reviewing () + announceUnanswered',
  },
  'checking (adjusted, accept)': {
    'checkOffer: as it was adjusted': 'sending (adjusted, accept, sent)',
    'checkOffer: VENDOR_ERROR': 'reviewing (adjusted) + react(warning, VENDOR_ERROR)',
    'checkOffer: no answer': 'reviewing (adjusted) + announceUnanswered',
  },
  'checking (adjusted, reject)': {
    'checkOffer: as it was adjusted': 'sending (adjusted, reject, sent)',
    'checkOffer: accepted': moved,
    'checkOffer: rejected': rejected,
    'checkOffer: VENDOR_ERROR': 'reviewing (adjusted) + react(warning, VENDOR_ERROR)',
    'checkOffer: no answer': 'reviewing (adjusted) + announceUnanswered',
  },
  'checking (accept, sent)': {
    'checkOffer: as it was': 'sending',
    'checkOffer: as it was adjusted': 'reviewing (adjusted) + claimOutdated',
  },
  'checking (adjusted, reject, sent)': { 'checkOffer: accepted': moved, 'checkOffer: rejected': rejected },
  sending: {
    'decide: changed': 'accepted',
    'decide: INVALID_RESOLUTION_TYPE': 'looking (accept, sent, refused)',
    'decide: GENERAL_400': 'reviewing (adjusted) + react(warning, GENERAL_400)',
    'decide: VENDOR_ERROR': 'looking (accept, sent, refused)',
    'decide: no answer': 'looking',
  },
  'sending (accept, sent)': { 'decide: GENERAL_400': 'reviewing () + react(warning, GENERAL_400)' },
  'sending (adjusted, accept, sent)': {
    'decide: INVALID_RESOLUTION_TYPE': 'looking (adjusted, accept, sent, refused)',
    'decide: VENDOR_ERROR': 'looking (adjusted, accept, sent, refused)',
  },
  'sending (adjusted, reject, sent)': {
    'decide: changed': 'rejected',
    'decide: INVALID_RESOLUTION_TYPE': 'looking (adjusted, reject, sent, refused)',
    'decide: VENDOR_ERROR': 'looking (adjusted, reject, sent, refused)',
  },
  accepted: { 'dialog.closed': 'decided' },
  moved: { 'dialog.closed': 'left' },
  gone: { 'dialog.closed': 'left' },
  rejected: { 'dialog.closed': 'decided' },
  looking: {
    'readClaim: as it was': 'reviewing () + claimOutdated',
    'readClaim: as it was adjusted': 'missing',
    'readClaim: accepted': accepted,
    'readClaim: rejected': moved,
    'readClaim: taken back': moved,
    'readClaim: not there': gone,
    'readClaim: VENDOR_ERROR': 'unknown + reactElsewhere(warning, VENDOR_ERROR)',
    'readClaim: no answer': 'unknown',
  },
  'looking (accept, sent, refused)': {
    'readClaim: as it was': 'reviewing () + react(warning, INVALID_RESOLUTION_TYPE)',
    'readClaim: as it was adjusted': 'reviewing (adjusted) + claimOutdated',
  },
  'looking (adjusted, accept, sent, refused)': {
    'readClaim: as it was adjusted': 'reviewing (adjusted) + react(warning, INVALID_RESOLUTION_TYPE)',
  },
  'looking (adjusted, reject, sent, refused)': {
    'readClaim: as it was adjusted': 'reviewing (adjusted) + react(warning, INVALID_RESOLUTION_TYPE)',
    'readClaim: accepted': moved,
    'readClaim: rejected': rejected,
  },
  'looking (accept, sent)': {
    'readClaim: as it was': 'missing',
    'readClaim: as it was adjusted': 'reviewing (adjusted) + claimOutdated',
  },
  'looking (adjusted, reject, sent)': { 'readClaim: accepted': moved, 'readClaim: rejected': rejected },
  decided: {},
  unknown: { 'retry.asked': 'looking', 'dialog.closed': 'left' },
  missing: { 'answer.repeated': 'checking', 'answer.reconsidered': 'reviewing (adjusted)', 'dialog.closed': 'left' },
  'missing (accept, sent)': { 'answer.reconsidered': 'reviewing ()' },
});
