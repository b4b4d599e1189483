import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';

import type { DatasetName } from '#rules/datasets.ts';

import { type DatasetFact, datasetMachine } from './dataset.machine.ts';

export type DataLoadEvent =
  | DatasetFact
  /** Everything must be loaded again, for example for another customer. */
  | { type: 'load.invalidated' }
  | { type: 'dataset.outdated'; name: DatasetName };

type DataLoadInput = { userId: string; datasets: readonly DatasetName[] };

type DataLoadContext = DataLoadInput & { recorded: readonly DatasetName[]; failed: readonly DatasetName[] };

const watched: DatasetName = 'OWL_MONITORED_DATA';

/**
 * Loads all datasets of a signed-in customer with one machine each, and counts them.
 *
 * The load is complete when each dataset has loaded or failed: one failure must not hide the others. Monitored data can
 * change at any time, so it is read again every two minutes.
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
    /** The user did not request this reload, so it shows no progress. */
    reloadQuietly: enqueueActions(({ enqueue }, name: DatasetName) => {
      enqueue.sendTo(name, { type: 'reload.asked', isQuiet: true });
    }),
    reloadOne: enqueueActions(({ enqueue }, name: DatasetName) => {
      enqueue.sendTo(name, { type: 'reload.asked' });
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
    isWatching: ({ context }) => context.datasets.includes(watched),
    isPartOfLoad: ({ context }, name: DatasetName) => context.datasets.includes(name),
  },
  delays: { watchedRefresh: 120_000 },
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
      actions: { type: 'reloadOne', params: ({ event }) => event.name },
    },
    'load.invalidated': { target: '.loading', actions: ['forgetRecords', 'reloadAll'] },
  },
  states: {
    loading: { always: { guard: 'isEverythingSettled', target: 'complete' } },
    complete: {
      after: {
        watchedRefresh: {
          guard: 'isWatching',
          target: 'complete',
          reenter: true,
          actions: { type: 'reloadQuietly', params: watched },
        },
      },
    },
  },
});

export type DataLoadActor = ActorRefFrom<typeof dataLoadMachine>;
export type DataLoadSnapshot = SnapshotFrom<typeof dataLoadMachine>;

/**
 * Returns whether a dataset was recorded or the whole load is complete. A failed dataset counts too then, so check
 * `hasFailed` as well.
 */
export const isLoaded = (load: DataLoadSnapshot, name: DatasetName): boolean =>
  load.matches('complete') || load.context.recorded.includes(name);

export const hasFailed = (load: DataLoadSnapshot, name: DatasetName): boolean => load.context.failed.includes(name);

/** Returns whether a dataset has loaded or failed: either way there is something to show. */
export const hasCome = (load: DataLoadSnapshot, name: DatasetName): boolean =>
  isLoaded(load, name) || hasFailed(load, name);

const including = (names: readonly DatasetName[], name: DatasetName) =>
  names.includes(name) ? names : [...names, name];

const without = (names: readonly DatasetName[], name: DatasetName) => names.filter((other) => other !== name);
