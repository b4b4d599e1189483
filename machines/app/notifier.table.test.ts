import { sideBySide } from '#tests/kit/machines/regions.ts';
import type { Cells } from '#tests/kit/machines/table.ts';
import { describeModel } from '#tests/kit/model.ts';

import { notifierModel } from './notifier.model.ts';

const modal: Cells = {
  'modal.closed': { 'dialog.raised: maintenance': 'modal.open', 'dialog.raised: strike': 'modal.open' },
  'modal.open': {
    'dialog.raised: maintenance': 'modal.open',
    'dialog.raised: strike': 'modal.open (another dialog waits)',
    'dialog.closed': 'modal.closed',
  },
  'modal.open (another dialog waits)': {
    'dialog.raised: maintenance': 'modal.open (another dialog waits)',
    'dialog.raised: strike': 'modal.open (another dialog waits)',
    'dialog.closed': 'modal.open',
  },
};

const [good, bad] = ['snackbar.passing (good news)', 'snackbar.standing (bad news)'];
const [goodOverBad, badOverBad] = [
  'snackbar.passing (good news, over bad news)',
  'snackbar.standing (bad news, over bad news)',
];
const nothing = 'snackbar.empty';

/** Bad news is first the warning, about what may be tried again; over it, the error that ended a session. */
const snackbar = {
  [nothing]: {
    'notice.raised: success': good,
    'notice.raised: warning': bad,
    'notice.raised: error': bad,
    'notice.raised: in place': nothing,
    'matters.outdated: refused': nothing,
    'matters.outdated: other': nothing,
    'session.opened': nothing,
    'session.ended': nothing,
  },
  [good]: {
    'notice.raised: success': good,
    'notice.raised: warning': bad,
    'notice.raised: error': bad,
    'notice.raised: in place': nothing,
    'notice.dismissed': nothing,
    'form.opened': nothing,
    'matters.outdated: refused': good,
    'matters.outdated: other': good,
    'session.opened': nothing,
    'session.ended': nothing,
    'after noticeTime': nothing,
  },
  [bad]: {
    'notice.raised: success': goodOverBad,
    'notice.raised: warning': bad,
    'notice.raised: error': badOverBad,
    'notice.raised: in place': bad,
    'notice.dismissed': nothing,
    'matters.outdated: refused': nothing,
    'matters.outdated: other': bad,
    'session.opened': nothing,
    'session.ended': nothing,
  },
  [goodOverBad]: {
    'notice.raised: success': goodOverBad,
    'notice.raised: warning': bad,
    'notice.raised: error': badOverBad,
    'notice.raised: in place': bad,
    'notice.dismissed': bad,
    'form.opened': bad,
    'matters.outdated: refused': good,
    'matters.outdated: other': goodOverBad,
    'session.opened': nothing,
    'session.ended': nothing,
    'after noticeTime': bad,
  },
  [badOverBad]: {
    'notice.raised: success': goodOverBad,
    'notice.raised: warning': badOverBad,
    'notice.raised: error': badOverBad,
    'notice.raised: in place': badOverBad,
    'notice.dismissed': bad,
    'matters.outdated: refused': bad,
    'matters.outdated: other': badOverBad,
    'session.opened': nothing,
    'session.ended': bad,
  },
} as Cells;

const toast: Cells = {
  'toast.hidden': { 'session.timedOut': 'toast.shown' },
  'toast.shown': { 'toast.dismissed': 'toast.hidden', 'session.opened': 'toast.hidden' },
};

describeModel(
  notifierModel,
  { 'to begin with': { 'a new page': 'modal.closed snackbar.empty toast.hidden' } },
  sideBySide(modal, snackbar, toast),
);
