import { describe, expect, it } from 'vitest';
import { createEmptyActor } from 'xstate';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { datasetMachine, getDatasetView, type Load } from './dataset.machine.ts';
import { datasetModel } from './dataset.model.ts';

const loadedAt = (at: number): Load => ({ kind: 'loaded', at });
const refused: Load = { kind: 'refused', reaction: { kind: 'warning', code: 'VENDOR_ERROR' } };
const asked = { type: 'reload.requested' } as const;

const begun = () => onStage(datasetMachine, { name: 'TRIPS', userId: 'anna', parent: createEmptyActor() });

describe('datasetMachine', () => {
  it('loads the data of a customer and records the time', () => {
    const stage = begun();
    expect(stage.asked()).toEqual(['load(TRIPS, anna)']);

    stage.answer('load', loadedAt(1_000));

    expect(getDatasetView(stage.actor.getSnapshot())).toBe('loaded');
    expect(stage.actor.getSnapshot().context.loadedAt).toBe(1_000);
  });

  it('has the time of the latest load', () => {
    const stage = begun();

    stage.answer('load', loadedAt(1_000));
    stage.actor.send(asked);
    stage.answer('load', loadedAt(2_000));

    expect(stage.actor.getSnapshot().context.loadedAt).toBe(2_000);
  });

  it('reports why loading failed and can be retried', () => {
    const stage = begun();
    stage.asked();

    stage.answer('load', refused);
    expect(getDatasetView(stage.actor.getSnapshot())).toBe('failed');
    expect(stage.asked()).toEqual(['react(TRIPS, warning, VENDOR_ERROR)']);

    stage.actor.send(asked);
    stage.answer('load', loadedAt(2_000));
    expect(getDatasetView(stage.actor.getSnapshot())).toBe('loaded');
  });

  it('keeps the data on screen with its time when it cannot be reloaded', () => {
    const stage = begun();
    stage.answer('load', loadedAt(1_000));

    for (const end of [() => stage.answer('load', refused), () => stage.fail('load')]) {
      stage.actor.send(asked);
      expect(getDatasetView(stage.actor.getSnapshot())).toBe('refreshing');

      end();
      expect(getDatasetView(stage.actor.getSnapshot())).toBe('stale');
      expect(stage.actor.getSnapshot().context.loadedAt).toBe(1_000);
    }
  });

  it('reloads quietly and reports only a failure', () => {
    const stage = begun();
    const quietly = { type: 'reload.requested', isQuiet: true } as const;
    const view = () => getDatasetView(stage.actor.getSnapshot());
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

  it('loads again when the data became outdated during the load', () => {
    const stage = begun();

    stage.actor.send(asked);
    stage.answer('load', loadedAt(1_000));
    stage.actor.send(asked);
    stage.actor.send(asked);

    expect(stage.asked()).toEqual(Array(4).fill('load(TRIPS, anna)'));
  });
});

describeModel(datasetModel);
