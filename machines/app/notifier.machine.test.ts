import { describe, expect, it } from 'vitest';
import { sideBySide } from '#tests/kit/machines/regions.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel, type Table } from '#tests/kit/model.ts';

import { type Modal, type Notice, notifierMachine } from './notifier.machine.ts';
import { notifierModel } from './notifier.model.ts';

const saved: Notice = { severity: 'success', text: { id: 'notice.my_details_updated' } };
const refused: Notice = { severity: 'warning', text: { id: 'errors.access_denied' }, general: true };
const broken: Notice = { severity: 'error', text: { raw: 'It broke' } };
const [first, second, third]: Modal[] = ['first', 'second', 'third'].map((title) => ({ title, body: '' })) as [
  Modal,
  Modal,
  Modal,
];

function onThePage() {
  const { actor, clock } = onStage(notifierMachine, undefined);
  const raise = (...notices: Notice[]) => notices.forEach((notice) => actor.send({ type: 'notice.raised', notice }));
  const show = (...dialogs: Modal[]) => dialogs.forEach((dialog) => actor.send({ type: 'dialog.raised', dialog }));
  return {
    actor,
    clock,
    raise,
    show,
    standing: () => actor.getSnapshot().matches({ snackbar: 'standing' }),
    notice: () => actor.getSnapshot().context.notices[0],
    dialog: () => actor.getSnapshot().context.dialog,
  };
}

describe('a notice', () => {
  it('of success goes by itself after six seconds', () => {
    const { raise, clock, notice } = onThePage();

    raise(saved);
    clock.increment(5_999);
    expect(notice()).toEqual(saved);

    clock.increment(1);
    expect(notice()).toBeUndefined();
  });

  it.each([refused, broken])('of %j stays until it is read', (bad) => {
    const { actor, raise, clock, notice } = onThePage();

    raise(bad);
    clock.increment(3_600_000);
    expect(notice()).toEqual(bad);

    actor.send({ type: 'notice.dismissed' });
    expect(notice()).toBeUndefined();
  });

  it('waits its turn, six seconds each, and the last warning stays', () => {
    const { raise, clock, notice, standing } = onThePage();

    raise(refused);
    clock.increment(60_000);
    raise(saved, broken);
    clock.increment(5_999);
    expect(notice()).toEqual(refused);

    clock.increment(1);
    expect(notice()).toEqual(saved);
    clock.increment(6_000);
    expect([notice(), standing()]).toEqual([broken, true]);
  });

  it('that comes meanwhile does not lengthen the time of the one on screen', () => {
    const { raise, clock, notice } = onThePage();

    raise(saved);
    clock.increment(5_000);
    raise(refused);
    clock.increment(1_000);

    expect(notice()).toEqual(refused);
  });

  it('makes room at once when it is dismissed', () => {
    const { actor, raise, notice } = onThePage();

    raise(saved, refused);
    actor.send({ type: 'notice.dismissed' });

    expect(notice()).toEqual(refused);
  });

  it('is said once when twenty requests fail alike', () => {
    const { actor, raise } = onThePage();

    raise(...Array<Notice>(20).fill(refused), saved, refused);

    expect(actor.getSnapshot().context.notices).toEqual([refused, saved]);
  });

  it('is another when its words are', () => {
    const { actor, raise } = onThePage();
    const [two, three]: [Notice, Notice] = [
      { severity: 'warning', text: { id: 'errors.in_use', values: { count: 2 } } },
      { severity: 'warning', text: { id: 'errors.in_use', values: { count: 3 } } },
    ];

    raise(two, three, two);

    expect(actor.getSnapshot().context.notices).toEqual([two, three]);
  });
});

describe('a dialog', () => {
  it('stays until it is closed, and the next is shown then', () => {
    const { actor, show, dialog } = onThePage();
    const seen: (Modal | null)[] = [];

    show(first, second, second, first, third);
    for (let closed = 0; closed < 4; closed++) {
      seen.push(dialog());
      actor.send({ type: 'dialog.closed' });
    }

    expect(seen).toEqual([first, second, third, null]);
    expect(actor.getSnapshot().matches({ modal: 'closed' })).toBe(true);
  });
});

describe('the toast of a session that timed out', () => {
  it.each([{ type: 'toast.dismissed' }, { type: 'session.opened' }] as const)('goes with %j', (event) => {
    const { actor, clock } = onThePage();

    actor.send({ type: 'session.timedOut' });
    clock.increment(3_600_000);
    expect(actor.getSnapshot().matches({ toast: 'shown' })).toBe(true);

    actor.send(event);
    expect(actor.getSnapshot().matches({ toast: 'hidden' })).toBe(true);
  });
});

const modal: Table = {
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
const [goodAndMore, badAndMore] = ['good', 'bad'].map(
  (news) => `snackbar.passing (${news} news, another notice waits)`,
);

const snackbar = {
  'snackbar.empty': { 'notice.raised: success': good, 'notice.raised: warning': bad, 'notice.raised: error': bad },
  [good]: {
    'session.opened': 'snackbar.empty',
    'notice.raised: success': good,
    'notice.raised: warning': goodAndMore,
    'notice.raised: error': goodAndMore,
    'notice.dismissed': 'snackbar.empty',
    'after noticeTime': 'snackbar.empty',
  },
  [`${goodAndMore}`]: {
    'session.opened': 'snackbar.empty',
    'notice.raised: success': goodAndMore,
    'notice.raised: warning': goodAndMore,
    'notice.raised: error': goodAndMore,
    'notice.dismissed': bad,
    'after noticeTime': bad,
  },
  [bad]: {
    'session.opened': 'snackbar.empty',
    'notice.raised: success': badAndMore,
    'notice.raised: warning': bad,
    'notice.raised: error': badAndMore,
    'notice.dismissed': 'snackbar.empty',
  },
  [`${badAndMore}`]: {
    'session.opened': 'snackbar.empty',
    'notice.raised: success': badAndMore,
    'notice.raised: warning': badAndMore,
    'notice.raised: error': badAndMore,
    'notice.dismissed': good,
    'after noticeTime': good,
  },
} as Table;

const toast: Table = {
  'toast.hidden': { 'session.timedOut': 'toast.shown' },
  'toast.shown': { 'toast.dismissed': 'toast.hidden', 'session.opened': 'toast.hidden' },
};

describeModel(notifierModel, {
  'to begin with': { 'a new page': 'modal.closed snackbar.empty toast.hidden' },
  ...sideBySide(modal, snackbar, toast),
});
