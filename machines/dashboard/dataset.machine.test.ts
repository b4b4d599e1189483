import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { datasetMachine, type Load, viewOf } from './dataset.machine.ts';
import { datasetModel } from './dataset.model.ts';

const loadedAt = (at: number): Load => ({ kind: 'loaded', at });
const refused: Load = { kind: 'refused', reaction: { kind: 'warning', code: 'VENDOR_ERROR' } };
const asked = { type: 'reload.asked' } as const;

const begun = () => onStage(datasetMachine, { name: 'TRIPS', userId: 'anna', parent: createEmptyActor() });

describe('a dataset', () => {
  it('is loaded for the customer, and knows of when it is', () => {
    const stage = begun();
    expect(stage.asked()).toEqual(['load(TRIPS, anna)']);

    stage.answer('load', loadedAt(1_000));

    expect(viewOf(stage.actor.getSnapshot())).toBe('loaded');
    expect(stage.actor.getSnapshot().context.loadedAt).toBe(1_000);
  });

  it('is of when it was loaded last', () => {
    const stage = begun();

    stage.answer('load', loadedAt(1_000));
    stage.actor.send(asked);
    stage.answer('load', loadedAt(2_000));

    expect(stage.actor.getSnapshot().context.loadedAt).toBe(2_000);
  });

  it('says why it could not be loaded, and can be tried again', () => {
    const stage = begun();
    stage.asked();

    stage.answer('load', refused);
    expect(viewOf(stage.actor.getSnapshot())).toBe('failed');
    expect(stage.asked()).toEqual(['react(TRIPS, warning, VENDOR_ERROR)']);

    stage.actor.send(asked);
    stage.answer('load', loadedAt(2_000));
    expect(viewOf(stage.actor.getSnapshot())).toBe('loaded');
  });

  it('stays on screen with its time when it cannot be loaded again', () => {
    const stage = begun();
    stage.answer('load', loadedAt(1_000));

    for (const end of [() => stage.answer('load', refused), () => stage.fail('load')]) {
      stage.actor.send(asked);
      expect(viewOf(stage.actor.getSnapshot())).toBe('refreshing');

      end();
      expect(viewOf(stage.actor.getSnapshot())).toBe('stale');
      expect(stage.actor.getSnapshot().context.loadedAt).toBe(1_000);
    }
  });

  it('is read again quietly when nobody asked, and says so when that fails', () => {
    const stage = begun();
    const quietly = { type: 'reload.asked', isQuiet: true } as const;
    const view = () => viewOf(stage.actor.getSnapshot());
    stage.answer('load', loadedAt(1_000));

    stage.actor.send(quietly);
    expect([stage.actor.getSnapshot().value, view()]).toEqual(['refreshing', 'loaded']);
    stage.fail('load');
    expect(view()).toBe('stale');

    stage.actor.send(quietly);
    expect(view()).toBe('stale');
    stage.actor.send(asked);
    expect(view()).toBe('refreshing');
    stage.actor.send(quietly);
    expect(view()).toBe('refreshing');
    stage.answer('load', loadedAt(2_000));
    stage.actor.send(asked);
    expect(view()).toBe('refreshing');
  });

  it('is asked for anew when it was outdated on the way', () => {
    const stage = begun();

    stage.actor.send(asked);
    stage.answer('load', loadedAt(1_000));
    stage.actor.send(asked);
    stage.actor.send(asked);

    expect(stage.asked()).toEqual(Array(4).fill('load(TRIPS, anna)'));
  });
});

describeModel(datasetModel);
