import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { refusedWith } from '../../answers.model.ts';
import { caseOf, optionOf } from './case.model.ts';
import { viewCaseMachine } from './viewCase.machine.ts';
import { viewCaseModel } from './viewCase.model.ts';

const { read, 'somebody acts': moving } = viewCaseModel.answers.readCase;
const nothing = { case: null, readAt: null, isAwaited: false, cooling: null, isHidden: false };
const opened = () => onStage(viewCaseMachine, viewCaseModel.inputs['of a flight']);

describe('looking at what may be had', () => {
  it('reads the case of what happened, and shows nothing until then', () => {
    const { actor, sent } = opened();
    const { which } = viewCaseModel.inputs['of a flight'];

    expect(sent('readCase')).toEqual({ which });
    expect(actor.getSnapshot().context).toEqual({ which, ...nothing });
  });

  it('keeps what it has where it cannot be read again', () => {
    const { actor, answer, fail } = opened();
    answer('readCase', read);
    actor.send({ type: 'case.outdated' });
    fail('readCase');

    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context).toMatchObject({ case: read.case, readAt: 1 });
  });

  it('reads anew what was written to while it was read', () => {
    const { actor, answer, asked } = opened();
    actor.send({ type: 'case.outdated' });
    answer('readCase', read);

    expect(asked().filter((each) => each.startsWith('readCase'))).toHaveLength(2);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('is read every ten seconds for as long as somebody acts, and then no more', () => {
    const { actor, answer, clock } = opened();
    answer('readCase', moving);
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('reading');

    answer('readCase', read);
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('is read once, ten seconds after something could not be had', () => {
    const { actor, answer, clock } = opened();
    answer('readCase', read);
    actor.send({ type: 'option.failed' });
    clock.increment(9_999);
    expect(actor.getSnapshot().value).toBe('shown');

    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('reading');
    answer('readCase', read);
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it.each(['shown', 'failed', 'reading'])('waits for that whatever was being read before, where it was %s', (where) => {
    const { actor, answer, fail, clock } = opened();
    answer('readCase', read);
    if (where !== 'shown') actor.send({ type: 'case.outdated' });
    if (where === 'failed') fail('readCase');
    actor.send({ type: 'option.failed' });
    if (where === 'reading') answer('readCase', read);
    expect(actor.getSnapshot().value).toBe(where === 'failed' ? 'failed' : 'shown');

    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it.each(['shown', 'failed'])(
    'waits the whole ten seconds for that, whatever else was waited for, where it was %s',
    (where) => {
      const { actor, answer, fail, clock } = opened();
      answer('readCase', moving);
      if (where === 'failed') {
        actor.send({ type: 'case.outdated' });
        fail('readCase');
      }
      clock.increment(6_000);
      actor.send({ type: 'option.failed' });
      clock.increment(9_999);
      expect(actor.getSnapshot().value).toBe(where);

      clock.increment(1);
      expect(actor.getSnapshot().value).toBe('reading');
    },
  );

  it('is read again for any one that somebody acts on', () => {
    const { actor, answer } = opened();
    answer('readCase', { ...read, case: caseOf([optionOf('CASH'), optionOf('HOTEL', { status: 'Requested' })]) });
    expect(actor.getSnapshot().context.isAwaited).toBe(true);
  });

  it.each([
    [60_000, 'shown'],
    [60_001, 'reading'],
  ])('that was read %s ms before somebody looks again is %s', (ms, value) => {
    const { actor, answer } = opened();
    answer('readCase', { ...read, at: 1_000_000 });
    actor.send({ type: 'page.seen', at: 1_000_000 + ms });
    expect(actor.getSnapshot().value).toBe(value);
  });

  it('waits for that on, where it could not be read then', () => {
    const { actor, answer, fail, clock } = opened();
    answer('readCase', read);
    actor.send({ type: 'option.failed' });
    clock.increment(10_000);
    fail('readCase');
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('is not read while nobody looks, and at once when somebody does', () => {
    const { actor, answer, clock } = opened();
    answer('readCase', moving);
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('shown');

    actor.send({ type: 'page.seen', at: 2 });
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it.each([
    'NO_ALERT_EXISTS',
    'ALERT_NOT_FOUND',
    'RESOLUTION_NOT_FOUND',
    'FLIGHT_NOT_FOUND',
    'TRIP_NOT_FOUND',
    'BAG_NOT_FOUND',
  ] as const)('shows nothing any more of what the insurer no longer knows, as it says by %s', (code) => {
    const { actor, answer } = opened();
    answer('readCase', moving);
    actor.send({ type: 'option.failed' });
    actor.send({ type: 'case.outdated' });
    answer('readCase', refusedWith(code));

    expect(actor.getSnapshot().value).toBe('none');
    expect(actor.getSnapshot().context).toMatchObject(nothing);
  });
});

describeModel(viewCaseModel);
