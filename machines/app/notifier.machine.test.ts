import { describe, expect, it } from 'vitest';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';
import {
  type Matter,
  type Modal,
  type Notice,
  type NotifierEvent,
  notifierMachine,
  toldAbout,
} from './notifier.machine.ts';
import { notifierModel } from './notifier.model.ts';

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
    told: (...about: Matter[]) => toldAbout(actor.getSnapshot(), about),
    send: (event: NotifierEvent) => actor.send(event),
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

  it('is on top, the last of all, and good news is gone with what comes after it', () => {
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

  it('is seen again once the good news over it has gone', () => {
    const { raise, clock, notice, standing } = onThePage();

    raise(refused, saved);
    clock.increment(5_999);
    expect(notice()).toEqual(saved);
    clock.increment(1);

    expect([notice(), standing()]).toEqual([refused, true]);
  });

  it('of success has six seconds from when it was last raised, whatever is mended meanwhile', () => {
    const { actor, raise, clock, notice } = onThePage();

    raise(refused, saved);
    clock.increment(5_000);
    raise(saved);
    clock.increment(5_000);
    actor.send({ type: 'matters.outdated', about: ['language'] });
    expect(notice()).toEqual(saved);
    clock.increment(1_000);

    expect(notice()).toBeUndefined();
  });

  it('goes when what it is about is tried again, and no other does', () => {
    const { actor, raise, notices } = onThePage();

    raise(refused, broken, closed);
    actor.send({ type: 'matters.outdated', about: ['language', 'POLICIES'] });

    expect(notices()).toEqual([closed, broken]);
  });

  it.each<[string, Notice[]]>([
    ['session.ended', [closed]],
    ['session.opened', []],
  ])('goes at %s, but for what says why', (type, left) => {
    const { actor, raise, notices } = onThePage();

    raise(closed, broken, refused);
    actor.send({ type } as NotifierEvent);

    expect(notices()).toEqual(left);
  });

  it('is said once when twenty requests fail alike', () => {
    const { actor, raise } = onThePage();

    raise(...Array<Notice>(20).fill(refused), broken, refused);

    expect(actor.getSnapshot().context.notices).toEqual([refused, broken]);
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

describe('what went wrong where it can be seen', () => {
  const passenger: Notice = { severity: 'warning', text: { id: 'errors.no_answer' }, about: 'passenger' };
  const trips: Notice = { severity: 'warning', text: { id: 'errors.vendor_error' }, general: true, about: 'TRIPS' };

  it('is told there, and is no notice', () => {
    const { raise, told, notices } = onThePage();

    raise(passenger, trips);

    expect([told('passenger'), told('insurance', 'TRIPS'), told('sign-in')]).toEqual([passenger, trips, undefined]);
    expect(notices()).toEqual([]);
  });

  it('says the last thing alone, and takes the good news with it', () => {
    const { raise, told, notices } = onThePage();
    const again: Notice = { ...passenger, text: { id: 'errors.vendor_error' } };

    raise(refused, saved, passenger, again);

    expect([told('passenger'), notices()]).toEqual([again, [refused]]);
  });

  it.each<NotifierEvent>([
    { type: 'matters.outdated', about: ['passenger'] },
    { type: 'session.opened' },
    { type: 'session.ended' },
  ])('is over at $type', (event) => {
    const { raise, told, send } = onThePage();

    raise(passenger);
    send({ type: 'matters.outdated', about: ['TRIPS'] });
    expect(told('passenger')).toEqual(passenger);
    send(event);

    expect(told('passenger')).toBeUndefined();
  });
});

describe('a notice of what was left unfinished', () => {
  it('has no place of its own, and stands until that is looked at again', () => {
    const { actor, raise, notices } = onThePage();
    const left: Notice = { severity: 'warning', text: { id: 'notices.claim_left' }, about: 'unfinished' };

    raise(left);
    expect(notices()).toEqual([left]);
    actor.send({ type: 'matters.outdated', about: ['unfinished'] });
    expect(notices()).toEqual([]);
  });
});

describe('a notice about the same as an earlier one', () => {
  it('takes its place', () => {
    const { raise, notices } = onThePage();
    const relogin: Notice = { severity: 'warning', text: { id: 'notices.mfa_relogin' }, about: 'session' };

    raise(closed, broken, relogin);

    expect(notices()).toEqual([relogin, broken]);
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

describe('a dialog that parallel calls ask for', () => {
  it('is shown once, with the reference of the first', () => {
    const { show, dialog, actor } = onThePage();

    show({ ...first, reference: 'call-1' }, { ...first, reference: 'call-2' });

    expect(dialog()).toEqual({ ...first, reference: 'call-1' });
    expect(actor.getSnapshot().context.waiting).toEqual([]);
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

describeModel(notifierModel);
