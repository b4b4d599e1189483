import { describeModel } from '#tests/kit/model.ts';

import { loungeOptionModel } from './loungeOption.model.ts';

describeModel(loungeOptionModel, {
  'to begin with': { open: 'asking (Initial, never asked)', booked: 'booked (Booked)' },
  asking: {
    'call.asked': 'submitting (Initial, never asked, customer.callMe)',
    'lounge.wanted': 'choosing',
    'no.answered': 'sure',
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown (over)',
  },
  booked: {
    'booking.confirmed': 'confirming (Booked, a confirmation sent)',
    'option.read: booked': 'booked',
    'option.read: over': 'shown (over)',
  },
  'booked (Booked, a confirmation sent)': {
    'booking.confirmed': 'confirming',
  },
  shown: {
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown',
  },
  choosing: {
    'access.denied': 'sureNone',
    'choice.left': 'asking',
    'lounge.chosen: harbour': 'submitting (Initial, never asked, customer.choose)',
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown (over)',
  },
  'choosing (Failed)': {
    'choice.left': 'failed',
    'lounge.chosen: harbour': 'submitting (Failed, customer.choose)',
  },
  sure: {
    'no.confirmed': 'submitting (Initial, never asked, customer.no)',
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown (over)',
    'question.declined': 'asking',
  },
  'sure (Failed)': {
    'no.confirmed': 'submitting (Failed, customer.no)',
    'question.declined': 'failed',
  },
  submitting: {
    'option.read: booked': 'submitting',
    'option.read: over': 'submitting',
    'submit: INVALID_RESOLUTION_TYPE': 'reconciling (Initial, never asked)',
    'submit: LOUNGE_ID_NOT_FOUND': 'asking (Initial, never asked) + react(warning, LOUNGE_ID_NOT_FOUND) + cool',
    'submit: booked': 'booked (Booked) + announceSubmitted + caseOutdated',
    'submit: name': 'asking (Initial, never asked) + react(fields, firstName, invalid) + cool',
    'submit: no answer': 'reconciling',
    'submit: over': 'shown (over) + announceSubmitted + caseOutdated',
  },
  'submitting (Initial, never asked, customer.choose)': {
    'submit: name': 'choosing (Initial, never asked)',
    'submit: LOUNGE_ID_NOT_FOUND': 'choosing (Initial, never asked) + react(warning, LOUNGE_ID_NOT_FOUND) + cool',
  },
  'submitting (Initial, never asked, customer.noLounge)': {
    'submit: name': 'choosing (Initial, never asked)',
    'submit: LOUNGE_ID_NOT_FOUND': 'choosing (Initial, never asked) + react(warning, LOUNGE_ID_NOT_FOUND) + cool',
  },
  'submitting (Failed, customer.choose)': {
    'submit: INVALID_RESOLUTION_TYPE': 'reconciling (Failed)',
    'submit: LOUNGE_ID_NOT_FOUND': 'choosing (Failed) + react(warning, LOUNGE_ID_NOT_FOUND) + cool',
    'submit: name': 'choosing (Failed)',
  },
  'submitting (Failed, customer.noLounge)': {
    'submit: INVALID_RESOLUTION_TYPE': 'reconciling (Failed)',
    'submit: LOUNGE_ID_NOT_FOUND': 'choosing (Failed) + react(warning, LOUNGE_ID_NOT_FOUND) + cool',
    'submit: name': 'choosing (Failed)',
  },
  'submitting (Failed, customer.no)': {
    'submit: INVALID_RESOLUTION_TYPE': 'reconciling (Failed)',
    'submit: LOUNGE_ID_NOT_FOUND': 'failed (Failed) + react(warning, LOUNGE_ID_NOT_FOUND) + cool',
    'submit: name': 'failed (Failed) + react(fields, firstName, invalid) + cool',
  },
  confirming: {
    'confirm: INVALID_RESOLUTION_TYPE': 'reconciling (Booked)',
    'confirm: VENDOR_ERROR': 'failed (Booked) + react(warning, VENDOR_ERROR) + cool + caseOutdated',
    'confirm: booked': 'booked (Booked) + caseOutdated',
    'confirm: confirmed': 'patching',
    'confirm: failed': 'failed (Failed) + cool',
    'confirm: no answer': 'reconciling',
    'option.read: booked': 'confirming',
    'option.read: over': 'confirming',
  },
  'confirming (Failed, a confirmation sent)': {
    'confirm: INVALID_RESOLUTION_TYPE': 'reconciling (Failed)',
    'confirm: VENDOR_ERROR': 'failed (Failed) + react(warning, VENDOR_ERROR) + cool + caseOutdated',
  },
  sureNone: {
    'access.denial.confirmed': 'submitting (Initial, never asked, customer.noLounge)',
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown (over)',
    'question.declined': 'choosing',
  },
  'sureNone (Failed)': {
    'access.denial.confirmed': 'submitting (Failed, customer.noLounge)',
  },
  reconciling: {
    'option.read: booked': 'reconciling',
    'option.read: over': 'reconciling',
    'readCase: VENDOR_ERROR': 'unknown + reactElsewhere(warning, VENDOR_ERROR)',
    'readCase: booked': 'booked (Booked) + caseOutdated',
    'readCase: confirmed': 'shown (over) + caseOutdated',
    'readCase: failed': 'failed (Failed) + caseOutdated',
    'readCase: gone': 'unknown',
    'readCase: no answer': 'unknown',
    'readCase: open': 'asking (Initial, never asked) + caseOutdated',
    'readCase: rejected': 'shown (over) + caseOutdated',
  },
  'reconciling (Initial, never asked, customer.callMe)': { 'readCase: open': 'missing' },
  'reconciling (Initial, never asked, customer.noLounge)': { 'readCase: open': 'missing' },
  'reconciling (Initial, never asked, customer.no)': {
    'readCase: open': 'missing',
    'readCase: rejected': 'shown (over) + announceSubmitted + caseOutdated',
  },
  'reconciling (Initial, never asked, customer.choose)': {
    'readCase: booked': 'booked (Booked) + announceSubmitted + caseOutdated',
    'readCase: open': 'missing',
  },
  'reconciling (Failed, customer.choose)': {
    'readCase: booked': 'booked (Booked) + announceSubmitted + caseOutdated',
    'readCase: failed': 'missing',
  },
  'reconciling (Failed, customer.noLounge)': { 'readCase: failed': 'missing' },
  'reconciling (Failed, customer.no)': {
    'readCase: failed': 'missing',
    'readCase: rejected': 'shown (over) + announceSubmitted + caseOutdated',
  },
  'reconciling (Booked, a confirmation sent)': {
    'readCase: booked': 'booked + announceUnanswered + caseOutdated',
    'readCase: confirmed': 'shown (over) + announceConfirmed + caseOutdated',
  },
  'reconciling (Failed, a confirmation sent)': {
    'readCase: booked': 'booked (Booked, a confirmation sent) + announceUnanswered + caseOutdated',
    'readCase: confirmed': 'shown (over) + announceConfirmed + caseOutdated',
  },
  patching: {
    'option.read: booked': 'patching',
    'option.read: over': 'patching',
    'patch: VENDOR_ERROR': 'reconciling',
    'patch: no answer': 'reconciling',
    'patch: patched': 'shown (over) + announceConfirmed + caseOutdated',
  },
  failed: {
    'booking.confirmed': 'confirming (Failed, a confirmation sent)',
    'lounge.wanted': 'choosing',
    'no.answered': 'sure',
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown (over)',
  },
  'failed (Booked)': {
    'booking.confirmed': 'confirming (Booked, a confirmation sent)',
    'lounge.wanted': 'nothing',
    'no.answered': 'nothing',
    'option.read: booked': 'failed',
  },
  unknown: {
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown (over)',
    'retry.asked': 'reconciling',
  },
  'unknown (Booked)': {
    'option.read: booked': 'unknown',
  },
  'unknown (Booked, a confirmation sent)': {
    'option.read: booked': 'unknown',
  },
  missing: {
    'answer.reconsidered': 'choosing (Initial, never asked)',
    'answer.repeated': 'submitting',
    'option.read: booked': 'booked (Booked)',
    'option.read: over': 'shown (over)',
  },
  'missing (Initial, never asked, customer.callMe)': { 'answer.reconsidered': 'asking (Initial, never asked)' },
  'missing (Initial, never asked, customer.no)': { 'answer.reconsidered': 'asking (Initial, never asked)' },
  'missing (Failed, customer.choose)': { 'answer.reconsidered': 'choosing (Failed)' },
  'missing (Failed, customer.noLounge)': { 'answer.reconsidered': 'choosing (Failed)' },
  'missing (Failed, customer.no)': { 'answer.reconsidered': 'failed (Failed)' },
});
