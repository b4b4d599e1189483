import { describe, expect, it } from 'vitest';

import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { createRefusal } from '../../kit/refusals.model.ts';
import { createDisruption, createOption } from './case.model.ts';
import { viewCaseMachine } from './viewCase.machine.ts';
import { viewCaseModel } from './viewCase.model.ts';

const { read, 'somebody acts': moving } = viewCaseModel.answers.readCase;
const nothing = { case: null, readAt: null, isAwaited: false, cooling: null, isHidden: false };
const opened = () => onStage(viewCaseMachine, viewCaseModel.inputs['of a flight']);

describe('viewCaseMachine', () => {
  it('reads the disruption and shows nothing until then', () => {
    const { actor, sent } = opened();
    const { which } = viewCaseModel.inputs['of a flight'];

    expect(sent('readCase')).toEqual({ which });
    expect(actor.getSnapshot().context).toEqual({ which, ...nothing });
  });

  it('keeps the disruption on screen when it cannot be read again', () => {
    const { actor, answer, fail } = opened();
    answer('readCase', read);
    actor.send({ type: 'case.outdated' });
    fail('readCase');

    expect(actor.getSnapshot().value).toBe('failed');
    expect(actor.getSnapshot().context).toMatchObject({ case: read.case, readAt: 1 });
  });

  it('reads again if the disruption changed during a read', () => {
    const { actor, answer, asked } = opened();
    actor.send({ type: 'case.outdated' });
    answer('readCase', read);

    expect(asked().filter((each) => each.startsWith('readCase'))).toHaveLength(2);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('reads every ten seconds while the insurer is acting, then stops', () => {
    const { actor, answer, clock } = opened();
    answer('readCase', moving);
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('reading');

    answer('readCase', read);
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('reads once, ten seconds after an option failed', () => {
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

  it.each(['shown', 'failed', 'reading'])(
    'waits ten seconds after a failure despite another read, which was %s',
    (where) => {
      const { actor, answer, fail, clock } = opened();
      answer('readCase', read);
      if (where !== 'shown') actor.send({ type: 'case.outdated' });
      if (where === 'failed') fail('readCase');
      actor.send({ type: 'option.failed' });
      if (where === 'reading') answer('readCase', read);
      expect(actor.getSnapshot().value).toBe(where === 'failed' ? 'failed' : 'shown');

      clock.increment(10_000);
      expect(actor.getSnapshot().value).toBe('reading');
    },
  );

  it.each(['shown', 'failed'])(
    'waits the full ten seconds after a failure whatever else was awaited, which was %s',
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

  it('reads again if the insurer is acting on any option', () => {
    const { actor, answer } = opened();
    answer('readCase', {
      ...read,
      case: createDisruption([createOption('CASH'), createOption('HOTEL', { status: 'Requested' })]),
    });
    expect(actor.getSnapshot().context.isAwaited).toBe(true);
  });

  it.each([
    [60_000, 'shown'],
    [60_001, 'reading'],
  ])('when read %s ms before the user returns is %s', (ms, value) => {
    const { actor, answer } = opened();
    answer('readCase', { ...read, at: 1_000_000 });
    actor.send({ type: 'page.seen', at: 1_000_000 + ms });
    expect(actor.getSnapshot().value).toBe(value);
  });

  it('keeps waiting for the insurer when a read fails', () => {
    const { actor, answer, fail, clock } = opened();
    answer('readCase', read);
    actor.send({ type: 'option.failed' });
    clock.increment(10_000);
    fail('readCase');
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('reading');
  });

  it('does not read while the tab is hidden, and reads at once when it is shown', () => {
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
  ] as const)('clears the screen when the insurer no longer knows the disruption, reported by %s', (code) => {
    const { actor, answer } = opened();
    answer('readCase', moving);
    actor.send({ type: 'option.failed' });
    actor.send({ type: 'case.outdated' });
    answer('readCase', createRefusal(code));

    expect(actor.getSnapshot().value).toBe('none');
    expect(actor.getSnapshot().context).toMatchObject(nothing);
  });
});

describeModel(viewCaseModel);
