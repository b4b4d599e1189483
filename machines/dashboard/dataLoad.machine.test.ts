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

describe('dataLoadMachine', () => {
  it('requests every dataset at once', () => {
    expect(begun().asked()).toEqual(['load(POLICIES, anna)', 'load(TRIPS, anna)']);
  });

  it('is complete when every dataset has loaded', () => {
    const load = begun();

    load.arrives('POLICIES');
    expect([load.is('loading'), load.isLoaded('POLICIES'), load.isLoaded('TRIPS')]).toEqual([true, true, false]);

    load.arrives('TRIPS');
    expect([load.is('complete'), load.isLoaded('TRIPS')]).toEqual([true, true]);
  });

  it('is complete as well when a dataset failed, which differs from an empty list', () => {
    const load = begun();

    load.fails('POLICIES');
    load.arrives('TRIPS');

    expect(load.is('complete')).toBe(true);
    expect([load.hasFailed('POLICIES'), load.hasFailed('TRIPS')]).toEqual([true, false]);
  });

  it('clears a failure after a successful retry', () => {
    const load = begun();

    load.fails('POLICIES');
    load.arrives('TRIPS');
    load.child('POLICIES').send({ type: 'reload.asked' });
    load.arrives('POLICIES');

    expect([load.is('complete'), load.hasFailed('POLICIES'), load.isLoaded('POLICIES')]).toEqual([true, false, true]);
  });

  it('restarts for another customer', () => {
    const load = begun();

    load.arrives('POLICIES');
    load.arrives('TRIPS');
    load.asked();
    load.actor.send({ type: 'load.invalidated' });

    expect([load.is('loading'), load.isLoaded('POLICIES')]).toEqual([true, false]);
    expect(load.asked()).toEqual(['load(POLICIES, anna)', 'load(TRIPS, anna)']);
  });

  it('keeps outdated data on screen while it reloads', () => {
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

describe('monitored data', () => {
  it('is read again every two minutes once everything has loaded', () => {
    const stage = onStage(dataLoadMachine, { userId: 'anna', datasets: ['POLICIES', 'OWL_MONITORED_DATA'] });
    stage.answer('POLICIES.load', { kind: 'loaded', at: 1_000 });
    stage.answer('OWL_MONITORED_DATA.load', { kind: 'loaded', at: 1_000 });
    stage.asked();

    stage.clock.increment(119_999);
    expect(stage.asked()).toEqual([]);
    stage.clock.increment(1);
    expect(stage.asked()).toEqual(['load(OWL_MONITORED_DATA, anna)']);
    stage.answer('OWL_MONITORED_DATA.load', { kind: 'refused', reaction: { kind: 'error' } });
    stage.asked();
    stage.clock.increment(120_000);

    expect(stage.asked()).toEqual(['load(OWL_MONITORED_DATA, anna)']);
  });

  it('is not loaded in other variants', () => {
    const load = begun();
    load.arrives('POLICIES');
    load.arrives('TRIPS');
    load.asked();

    load.clock.increment(240_000);

    expect(load.asked()).toEqual([]);
  });
});

describeModel(dataLoadModel);
