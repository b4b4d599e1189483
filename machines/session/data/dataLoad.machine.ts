import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';

import type { DatasetName } from '#rules/datasets.ts';

import { type DatasetFact, datasetMachine } from './dataset.machine.ts';

export type DataLoadEvent =
  | DatasetFact
  /** Loads everything again, for example after an agent chose another customer. */
  | { type: 'load.invalidated' }
  /** `isQuiet`: the user did not ask for it, so no progress is shown. */
  | { type: 'dataset.outdated'; name: DatasetName; isQuiet?: boolean };

type Outdated = { name: DatasetName; isQuiet?: boolean };

type DataLoadInput = { userId: string; datasets: readonly DatasetName[] };

type DataLoadContext = DataLoadInput & { recorded: readonly DatasetName[]; failed: readonly DatasetName[] };

/**
 * Loads the data of a signed-in customer with one machine per dataset.
 *
 * The load is complete when every dataset has loaded or failed, so that a failure does not hide the others.
 */
export const dataLoadMachine = setup({
  types: {} as { context: DataLoadContext; events: DataLoadEvent; input: DataLoadInput },
  actors: { dataset: datasetMachine },
  actions: {
    startAll: enqueueActions(({ context: { datasets, userId }, enqueue, self }) => {
      for (const name of datasets) enqueue.spawnChild('dataset', { id: name, input: { name, userId, parent: self } });
    }),
    reloadAll: enqueueActions(({ context: { datasets }, enqueue }) => {
      for (const name of datasets) enqueue.sendTo(name, { type: 'reload.requested' });
    }),
    reloadOne: enqueueActions(({ enqueue }, { name, isQuiet = false }: Outdated) => {
      enqueue.sendTo(name, { type: 'reload.requested', ...(isQuiet && { isQuiet }) });
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

/** Returns whether a dataset, or all of them, has loaded or failed. `hasFailed` tells these apart. */
export const isLoaded = (load: DataLoadSnapshot, name: DatasetName): boolean =>
  load.matches('complete') || load.context.recorded.includes(name);

export const hasFailed = (load: DataLoadSnapshot, name: DatasetName): boolean => load.context.failed.includes(name);

/** Returns whether a dataset has loaded or failed, so that there is something to show. */
export const hasSettled = (load: DataLoadSnapshot, name: DatasetName): boolean =>
  isLoaded(load, name) || hasFailed(load, name);

const including = (names: readonly DatasetName[], name: DatasetName) =>
  names.includes(name) ? names : [...names, name];

const without = (names: readonly DatasetName[], name: DatasetName) => names.filter((other) => other !== name);
