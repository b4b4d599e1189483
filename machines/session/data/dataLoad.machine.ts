import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';

import type { DatasetName } from '#rules/datasets.ts';

import { type DatasetFact, datasetMachine } from './dataset.machine.ts';

export type DataLoadEvent =
  | DatasetFact
  /** Everything is to be loaded anew, as after another customer was chosen. */
  | { type: 'load.invalidated' }
  /** `isQuiet`: nobody asked for it, so nothing shows that it is on its way. */
  | { type: 'dataset.outdated'; name: DatasetName; isQuiet?: boolean };

type Outdated = { name: DatasetName; isQuiet?: boolean };

type DataLoadInput = { userId: string; datasets: readonly DatasetName[] };

type DataLoadContext = DataLoadInput & { recorded: readonly DatasetName[]; failed: readonly DatasetName[] };

/**
 * Everything a signed-in customer's portal is made of, one machine a dataset; this one counts.
 *
 * The load is complete when each has come or failed: a failure must not keep the others from being shown.
 */
export const dataLoadMachine = setup({
  types: {} as { context: DataLoadContext; events: DataLoadEvent; input: DataLoadInput },
  actors: { dataset: datasetMachine },
  actions: {
    startAll: enqueueActions(({ context: { datasets, userId }, enqueue, self }) => {
      for (const name of datasets) enqueue.spawnChild('dataset', { id: name, input: { name, userId, parent: self } });
    }),
    reloadAll: enqueueActions(({ context: { datasets }, enqueue }) => {
      for (const name of datasets) enqueue.sendTo(name, { type: 'reload.asked' });
    }),
    reloadOne: enqueueActions(({ enqueue }, { name, isQuiet = false }: Outdated) => {
      enqueue.sendTo(name, { type: 'reload.asked', ...(isQuiet && { isQuiet }) });
    }),
    record: assign({
      recorded: ({ context }, name: DatasetName) => including(context.recorded, name),
      failed: ({ context }, name: DatasetName) => without(context.failed, name),
    }),
    recordFailure: assign({
      recorded: ({ context }, name: DatasetName) => without(context.recorded, name),
      failed: ({ context }, name: DatasetName) => including(context.failed, name),
    }),
    forgetRecords: assign({ recorded: [], failed: [] }),
  },
  guards: {
    isEverythingSettled: ({ context: { datasets, recorded, failed } }) =>
      datasets.every((name) => recorded.includes(name) || failed.includes(name)),
    isPartOfLoad: ({ context }, name: DatasetName) => context.datasets.includes(name),
  },
}).createMachine({
  id: 'dataLoad',
  context: ({ input }) => ({ ...input, recorded: [], failed: [] }),
  entry: 'startAll',
  initial: 'loading',
  on: {
    'dataset.recorded': { actions: { type: 'record', params: ({ event }) => event.name } },
    'dataset.failed': { actions: { type: 'recordFailure', params: ({ event }) => event.name } },
    'dataset.outdated': {
      guard: { type: 'isPartOfLoad', params: ({ event }) => event.name },
      actions: { type: 'reloadOne', params: ({ event }) => event },
    },
    'load.invalidated': { target: '.loading', actions: ['forgetRecords', 'reloadAll'] },
  },
  states: {
    loading: { always: { guard: 'isEverythingSettled', target: 'complete' } },
    complete: {},
  },
});

export type DataLoadActor = ActorRefFrom<typeof dataLoadMachine>;
export type DataLoadSnapshot = SnapshotFrom<typeof dataLoadMachine>;

/** Recorded by name, or the whole load complete; a failed one counts too then, so ask `hasFailed` beside it. */
export const isLoaded = (load: DataLoadSnapshot, name: DatasetName): boolean =>
  load.matches('complete') || load.context.recorded.includes(name);

export const hasFailed = (load: DataLoadSnapshot, name: DatasetName): boolean => load.context.failed.includes(name);

/** It is here, or failed: either way there is something to show. */
export const hasSettled = (load: DataLoadSnapshot, name: DatasetName): boolean =>
  isLoaded(load, name) || hasFailed(load, name);

const including = (names: readonly DatasetName[], name: DatasetName) =>
  names.includes(name) ? names : [...names, name];

const without = (names: readonly DatasetName[], name: DatasetName) => names.filter((other) => other !== name);
