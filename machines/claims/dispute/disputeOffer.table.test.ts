import { describeModel } from '#tests/kit/model.ts';

import { disputeOfferModel } from './disputeOffer.model.ts';

describeModel(disputeOfferModel, {
  'to begin with': {
    'nothing said yet': 'form.resting',
    'left with a file that was not sent': 'form.resting (a reason, a lost file)',
  },
  'form.resting': {
    'dialog.closed': 'left',
    'notes.typed: a reason': 'form.resting',
    'files.chosen: one': 'form.inspecting',
    'file.removed: the one': 'form.resting (a reason)',
    'dispute.described': 'confirming',
  },
  'form.resting ()': {
    'notes.typed: a reason': 'form.resting (a reason)',
    'file.removed: the one': 'nothing',
    'dispute.described': 'form.resting',
  },
  'form.resting (a reason, a lost file)': { 'dispute.described': 'form.resting' },
  'form.resting (a reason)': { 'file.removed: the one': 'nothing' },
  'form.resting (a file)': {
    'notes.typed: a reason': 'form.resting (a reason, a file)',
    'file.removed: the one': 'form.resting ()',
  },
  'form.resting (a file that arrived)': {
    'notes.typed: a reason': 'form.resting (a reason, a file that arrived)',
    'file.removed: the one': 'form.resting ()',
  },
  'form.resting (a file, a file that arrived)': {
    'notes.typed: a reason': 'form.resting (a reason, a file, a file that arrived)',
    'file.removed: the one': 'form.resting ()',
  },
  left: {},
  'form.inspecting': {
    'dialog.closed': 'left',
    'notes.typed: a reason': 'form.inspecting',
    'files.chosen: one': 'form.inspecting',
    'file.removed: the one': 'form.inspecting (a reason)',
    'inspectFiles: fits': 'form.resting',
    'inspectFiles: another kind': 'form.resting',
    'inspectFiles: no answer': 'form.resting',
  },
  'form.inspecting ()': {
    'notes.typed: a reason': 'form.inspecting (a reason)',
    'file.removed: the one': 'nothing',
    'inspectFiles: fits': 'form.resting (a file)',
  },
  'form.inspecting (a reason, a lost file)': { 'inspectFiles: fits': 'form.resting (a reason, a file)' },
  'form.inspecting (a reason)': {
    'file.removed: the one': 'nothing',
    'inspectFiles: fits': 'form.resting (a reason, a file)',
  },
  'form.inspecting (a file)': {
    'notes.typed: a reason': 'form.inspecting (a reason, a file)',
    'file.removed: the one': 'form.inspecting ()',
  },
  'form.inspecting (a file that arrived)': {
    'notes.typed: a reason': 'form.inspecting (a reason, a file that arrived)',
    'file.removed: the one': 'form.inspecting ()',
    'inspectFiles: fits': 'form.resting (a file, a file that arrived)',
  },
  'form.inspecting (a reason, a file that arrived)': {
    'inspectFiles: fits': 'form.resting (a reason, a file, a file that arrived)',
  },
  'form.inspecting (a file, a file that arrived)': {
    'notes.typed: a reason': 'form.inspecting (a reason, a file, a file that arrived)',
    'file.removed: the one': 'form.inspecting ()',
  },
  confirming: {
    'dialog.closed': 'left',
    'dispute.confirmed': 'uploading.underWay',
    'dispute.declined': 'form.resting',
  },
  'confirming (a reason)': { 'dispute.confirmed': 'posting' },
  'confirming (a file that arrived)': { 'dispute.confirmed': 'posting' },
  'confirming (a reason, a file that arrived)': { 'dispute.confirmed': 'posting' },
  posting: {
    'dialog.closed': 'posting',
    'dispute: saved': 'submitted + claimsOutdated',
    'dispute: wrong notes': 'form.resting',
    'dispute: ALREADY_EXISTS': 'looking',
    'dispute: ALERT_NOT_FOUND': 'gone + claimsOutdated',
    'dispute: GENERAL_400': 'form.resting + react(warning, GENERAL_400)',
    'dispute: VENDOR_ERROR': 'looking',
    'dispute: no answer': 'looking',
  },
  submitted: { 'dialog.closed': 'closed' },
  looking: {
    'dialog.closed': 'looking',
    'readClaim: disputed for this reason': 'moved + claimsOutdated',
    'readClaim: disputed with this file': 'moved + claimsOutdated',
    'readClaim: not disputed': 'missing',
    'readClaim: offer taken back': 'moved + claimsOutdated',
    'readClaim: gone': 'gone + claimsOutdated',
    'readClaim: VENDOR_ERROR': 'unknown + reactElsewhere(warning, VENDOR_ERROR)',
    'readClaim: no answer': 'unknown',
  },
  'looking (a reason)': { 'readClaim: disputed for this reason': 'submitted + claimsOutdated' },
  'looking (a reason, a file that arrived)': { 'readClaim: disputed with this file': 'submitted + claimsOutdated' },
  gone: { 'dialog.closed': 'closed' },
  'uploading.underWay': {
    'dialog.closed': 'left',
    'uploadDocument: arrived': 'posting (a file that arrived)',
    'uploadDocument: left': 'form.resting',
    'uploadDocument: removed': 'form.resting ()',
    'uploadDocument: moved': 'looking',
    'uploadDocument: gone': 'gone + claimsOutdated',
  },
  'uploading.underWay (a reason, a file)': {
    'uploadDocument: arrived': 'posting (a reason, a file that arrived)',
    'uploadDocument: removed': 'posting (a reason)',
  },
  'uploading.underWay (a file, a file that arrived)': { 'uploadDocument: removed': 'posting (a file that arrived)' },
  'uploading.underWay (a reason, a file, a file that arrived)': {
    'uploadDocument: arrived': 'posting (a reason, a file that arrived)',
    'uploadDocument: removed': 'posting (a reason, a file that arrived)',
  },
  closed: {},
  moved: { 'dialog.closed': 'closed' },
  missing: { 'dialog.closed': 'left', 'answer.repeated': 'uploading.underWay', 'answer.reconsidered': 'form.resting' },
  'missing (a reason)': { 'answer.repeated': 'posting' },
  'missing (a file that arrived)': { 'answer.repeated': 'posting' },
  'missing (a reason, a file that arrived)': { 'answer.repeated': 'posting' },
  unknown: { 'dialog.closed': 'left + claimsOutdated', 'retry.asked': 'looking' },
});
