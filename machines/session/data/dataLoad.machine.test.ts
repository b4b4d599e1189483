import { describe, expect, it } from 'vitest';

import type { DatasetName } from '#rules/datasets.ts';
import { onStage } from '#tests/kit/machines/stage.ts';
import { describeModel } from '#tests/kit/model.ts';

import { dataLoadMachine, hasFailed, isLoaded } from './dataLoad.machine.ts';
import { dataLoadModel } from './dataLoad.model.ts';
import type { DatasetActor } from './dataset.machine.ts';

const datasets: readonly DatasetName[] = ['POLICIES', 'TRIPS'];

function begun() {
  const stage = onStage(dataLoadMachine, { userId: 'anna', datasets });
  const child = (name: DatasetName) => stage.actor.getSnapshot().children[name] as DatasetActor;
  return {
    ...stage,
    child,
    arrives: (name: DatasetName) => stage.answer(`${name}.load`, { kind: 'loaded', at: 1_000 }),
    fails: (name: DatasetName) => stage.answer(`${name}.load`, { kind: 'refused', reaction: { kind: 'error' } }),
    is: (state: 'loading' | 'complete') => stage.actor.getSnapshot().matches(state),
    isLoaded: (name: DatasetName) => isLoaded(stage.actor.getSnapshot(), name),
    hasFailed: (name: DatasetName) => hasFailed(stage.actor.getSnapshot(), name),
  };
}

describe('the load after signing in', () => {
  it('asks for everything at once', () => {
    expect(begun().asked()).toEqual(['load(POLICIES, anna)', 'load(TRIPS, anna)']);
  });

  it('is complete when everything has come', () => {
    const load = begun();

    load.arrives('POLICIES');
    expect([load.is('loading'), load.isLoaded('POLICIES'), load.isLoaded('TRIPS')]).toEqual([true, true, false]);

    load.arrives('TRIPS');
    expect([load.is('complete'), load.isLoaded('TRIPS')]).toEqual([true, true]);
  });

  it('is complete too when something failed, which is told apart from an empty list', () => {
    const load = begun();

    load.fails('POLICIES');
    load.arrives('TRIPS');

    expect(load.is('complete')).toBe(true);
    expect([load.hasFailed('POLICIES'), load.hasFailed('TRIPS')]).toEqual([true, false]);
  });

  it('forgets a failure that was mended', () => {
    const load = begun();

    load.fails('POLICIES');
    load.arrives('TRIPS');
    load.child('POLICIES').send({ type: 'reload.requested' });
    load.arrives('POLICIES');

    expect([load.is('complete'), load.hasFailed('POLICIES'), load.isLoaded('POLICIES')]).toEqual([true, false, true]);
  });

  it('begins again for another customer', () => {
    const load = begun();

    load.arrives('POLICIES');
    load.arrives('TRIPS');
    load.asked();
    load.actor.send({ type: 'load.invalidated' });

    expect([load.is('loading'), load.isLoaded('POLICIES')]).toEqual([true, false]);
    expect(load.asked()).toEqual(['load(POLICIES, anna)', 'load(TRIPS, anna)']);
  });

  it('reloads what is outdated without taking it off the screen', () => {
    const load = begun();

    load.arrives('POLICIES');
    load.arrives('TRIPS');
    load.asked();
    load.actor.send({ type: 'dataset.outdated', name: 'TRIPS' });
    load.actor.send({ type: 'dataset.outdated', name: 'ITEMS' });

    expect(load.asked()).toEqual(['load(TRIPS, anna)']);
    expect(load.is('complete')).toBe(true);
  });
});

describeModel(dataLoadModel);
