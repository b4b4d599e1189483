import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import type { Modal, Notice, Topic } from './notifier.logic.ts';
import { findNotice, notifierMachine } from './notifier.machine.ts';
import { notifierModel } from './notifier.model.ts';
import type { NotifierEvent } from './notifier.setup.ts';

const saved: Notice = { severity: 'success', text: { id: 'notice.my_details_updated' } };
const refused: Notice = {
  severity: 'warning',
  text: { id: 'errors.access_denied' },
  general: true,
  about: 'language',
};
const broken: Notice = { severity: 'error', text: { raw: 'It broke' } };
const closed: Notice = { severity: 'warning', text: { id: 'errors.unauthorized_session' }, about: 'session' };
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
    notices: () => actor.getSnapshot().context.notices,
    notice: () => actor.getSnapshot().context.notices[0],
    told: (...about: Topic[]) => findNotice(actor.getSnapshot(), about),
    send: (event: NotifierEvent) => actor.send(event),
    dialog: () => actor.getSnapshot().context.dialog,
  };
}

describe('a notice', () => {
  it('disappears after six seconds if it reports a success', () => {
    const { raise, clock, notice } = onThePage();

    raise(saved);
    clock.increment(5_999);
    expect(notice()).toEqual(saved);

    clock.increment(1);
    expect(notice()).toBeUndefined();
  });

  it.each([refused, broken])('of %j stays until the user dismisses it', (bad) => {
    const { actor, raise, clock, notice } = onThePage();

    raise(bad);
    clock.increment(3_600_000);
    expect(notice()).toEqual(bad);

    actor.send({ type: 'notice.dismissed' });
    expect(notice()).toBeUndefined();
  });

  it('is replaced on top by the latest one, and a success is dropped when another follows', () => {
    const { actor, raise, clock, notices } = onThePage();

    raise(refused);
    raise(saved);
    expect(notices()).toEqual([saved, refused]);
    clock.increment(1_000);
    raise(broken);
    clock.increment(60_000);
    expect(notices()).toEqual([broken, refused]);

    actor.send({ type: 'notice.dismissed' });
    expect(notices()).toEqual([refused]);
  });

  it('reappears when the success notice above it disappears', () => {
    const { raise, clock, notice, standing } = onThePage();

    raise(refused, saved);
    clock.increment(5_999);
    expect(notice()).toEqual(saved);
    clock.increment(1);

    expect([notice(), standing()]).toEqual([refused, true]);
  });

  it('restarts its six seconds when a success is raised again, whatever is corrected meanwhile', () => {
    const { actor, raise, clock, notice } = onThePage();

    raise(refused, saved);
    clock.increment(5_000);
    raise(saved);
    clock.increment(5_000);
    actor.send({ type: 'topics.outdated', about: ['language'] });
    expect(notice()).toEqual(saved);
    clock.increment(1_000);

    expect(notice()).toBeUndefined();
  });

  it('disappears when its own topic is retried, and only then', () => {
    const { actor, raise, notices } = onThePage();

    raise(refused, broken, closed);
    actor.send({ type: 'topics.outdated', about: ['language', 'POLICIES'] });

    expect(notices()).toEqual([closed, broken]);
  });

  it.each<[string, Notice[]]>([
    ['session.ended', [closed]],
    ['session.opened', []],
  ])('disappears at %s, except for the one that gives the reason', (type, left) => {
    const { actor, raise, notices } = onThePage();

    raise(closed, broken, refused);
    actor.send({ type } as NotifierEvent);

    expect(notices()).toEqual(left);
  });

  it('appears once when twenty requests fail alike', () => {
    const { actor, raise } = onThePage();

    raise(...Array<Notice>(20).fill(refused), broken, refused);

    expect(actor.getSnapshot().context.notices).toEqual([refused, broken]);
  });

  it('counts as another one if its words differ', () => {
    const { actor, raise } = onThePage();
    const [two, three]: [Notice, Notice] = [
      { severity: 'warning', text: { id: 'errors.in_use', values: { count: 2 } } },
      { severity: 'warning', text: { id: 'errors.in_use', values: { count: 3 } } },
    ];

    raise(two, three, two);

    expect(actor.getSnapshot().context.notices).toEqual([two, three]);
  });
});

describe('an error whose topic is on screen', () => {
  const passenger: Notice = { severity: 'warning', text: { id: 'errors.no_answer' }, about: 'passenger' };
  const trips: Notice = { severity: 'warning', text: { id: 'errors.vendor_error' }, general: true, about: 'TRIPS' };

  it('appears in place and not as a notice', () => {
    const { raise, told, notices } = onThePage();

    raise(passenger, trips);

    expect([told('passenger'), told('insurance', 'TRIPS'), told('sign-in')]).toEqual([passenger, trips, undefined]);
    expect(notices()).toEqual([]);
  });

  it('shows only the latest error and removes the success notice', () => {
    const { raise, told, notices } = onThePage();
    const again: Notice = { ...passenger, text: { id: 'errors.vendor_error' } };

    raise(refused, saved, passenger, again);

    expect([told('passenger'), notices()]).toEqual([again, [refused]]);
  });

  it.each<NotifierEvent>([
    { type: 'topics.outdated', about: ['passenger'] },
    { type: 'session.opened' },
    { type: 'session.ended' },
  ])('disappears at $type', (event) => {
    const { raise, told, send } = onThePage();

    raise(passenger);
    send({ type: 'topics.outdated', about: ['TRIPS'] });
    expect(told('passenger')).toEqual(passenger);
    send(event);

    expect(told('passenger')).toBeUndefined();
  });
});

describe('a notice about unfinished work', () => {
  it('has no place on screen and stays until the work is opened again', () => {
    const { actor, raise, notices } = onThePage();
    const left: Notice = { severity: 'warning', text: { id: 'notices.claim_left' }, about: 'unfinished' };

    raise(left);
    expect(notices()).toEqual([left]);
    actor.send({ type: 'topics.outdated', about: ['unfinished'] });
    expect(notices()).toEqual([]);
  });
});

describe('a second notice about the same topic', () => {
  it('replaces the first', () => {
    const { raise, notices } = onThePage();
    const relogin: Notice = { severity: 'warning', text: { id: 'notices.mfa_relogin' }, about: 'session' };

    raise(closed, broken, relogin);

    expect(notices()).toEqual([relogin, broken]);
  });
});

describe('a dialog', () => {
  it('stays until it is closed, then the next one opens', () => {
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

describe('a dialog raised by parallel calls', () => {
  it('opens once, with the reference of the first call', () => {
    const { show, dialog, actor } = onThePage();

    show({ ...first, reference: 'call-1' }, { ...first, reference: 'call-2' });

    expect(dialog()).toEqual({ ...first, reference: 'call-1' });
    expect(actor.getSnapshot().context.waiting).toEqual([]);
  });
});

describe('the toast of a session that timed out', () => {
  it.each([{ type: 'toast.dismissed' }, { type: 'session.opened' }] as const)('disappears with %j', (event) => {
    const { actor, clock } = onThePage();

    actor.send({ type: 'session.timedOut' });
    clock.increment(3_600_000);
    expect(actor.getSnapshot().matches({ toast: 'shown' })).toBe(true);

    actor.send(event);
    expect(actor.getSnapshot().matches({ toast: 'hidden' })).toBe(true);
  });
});

describeModel(notifierModel);
