import { type ActorRefFrom, type AnyActorRef, assign, type SnapshotFrom, sendTo, setup } from 'xstate';

import type { DatasetName } from '#rules/datasets.ts';
import type { Reaction } from '#schema/classify.ts';
import { actionPort, promisePort } from '../../kit/port.ts';
import { getReaction, type Refused, withOutput } from '../../kit/refusals.ts';

/** `at`: server time in milliseconds since the epoch. The port has stored the data itself. */
export type Load = { kind: 'loaded'; at: number } | Refused;

/** `isQuiet`: the user did not request the reload, so only a failure is shown. */
export type DatasetEvent = { type: 'reload.requested'; isQuiet?: boolean };

export type DatasetFact = { type: 'dataset.recorded' | 'dataset.failed'; name: DatasetName };

export type DatasetInput = { name: DatasetName; userId: string; parent: AnyActorRef };

type DatasetContext = DatasetInput & {
  loadedAt: number;
  /** The view to show during a quiet reload. */
  shownAs: 'loaded' | 'stale' | null;
};

/**
 * A dataset: loading, loaded, or failed. Its failure does not affect other datasets.
 *
 * Loaded data stays on screen during a reload and after a failed one, then with the time of its last update.
 */
export const datasetMachine = setup({
  types: {} as { context: DatasetContext; events: DatasetEvent; input: DatasetInput },
  actors: {
    load: promisePort<Load, { name: DatasetName; userId: string }>('load'),
  },
  actions: {
    react: actionPort<{ name: DatasetName; reaction: Reaction }>('react'),
    reportRecorded: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'dataset.recorded', name: context.name }),
    ),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'dataset.failed', name: context.name }),
    ),
  },
  guards: {
    isLoaded: (_, load: Load) => load.kind === 'loaded',
  },
}).createMachine({
  id: 'dataset',
  context: ({ input }) => ({ ...input, loadedAt: 0, shownAs: null }),
  initial: 'loading',
  states: {
    loading: {
      on: { 'reload.requested': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { name, userId } }) => ({ name, userId }),
        onDone: [
          {
            guard: withOutput('isLoaded'),
            target: 'loaded',
            actions: assign({ loadedAt: ({ event }) => timeOf(event.output) }),
          },
          { target: 'failed', actions: { type: 'react', params: refusalOf } },
        ],
        onError: { target: 'failed', actions: { type: 'react', params: unansweredOf } },
      },
    },
    loaded: {
      entry: ['reportRecorded', assign({ shownAs: null })],
      on: {
        'reload.requested': {
          target: 'refreshing',
          actions: assign({ shownAs: ({ event }) => (event.isQuiet ? 'loaded' : null) }),
        },
      },
    },
    refreshing: {
      on: {
        'reload.requested': {
          target: 'refreshing',
          reenter: true,
          // A user who requests a reload sees its progress, even if a quiet reload was already running.
          actions: assign({ shownAs: ({ context, event }) => (event.isQuiet ? context.shownAs : null) }),
        },
      },

      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { name, userId } }) => ({ name, userId }),
        onDone: [
          {
            guard: withOutput('isLoaded'),
            target: 'loaded',
            actions: assign({ loadedAt: ({ event }) => timeOf(event.output) }),
          },
          { target: 'stale', actions: { type: 'react', params: refusalOf } },
        ],
        onError: 'stale',
      },
    },
    stale: {
      entry: ['reportRecorded', assign({ shownAs: null })],
      on: {
        'reload.requested': {
          target: 'refreshing',
          actions: assign({ shownAs: ({ event }) => (event.isQuiet ? 'stale' : null) }),
        },
      },
    },
    failed: {
      entry: 'reportFailed',
      on: { 'reload.requested': 'loading' },
    },
  },
});

export type DatasetActor = ActorRefFrom<typeof datasetMachine>;
export type DatasetSnapshot = SnapshotFrom<typeof datasetMachine>;
export type DatasetView = DatasetSnapshot['value'];

/** Returns the view of a dataset. Hides the progress of quiet reloads. */
export const getDatasetView = ({ value, context }: DatasetSnapshot): DatasetView => context.shownAs ?? value;

const timeOf = (load: Load): number => (load.kind === 'loaded' ? load.at : 0);

function unansweredOf({ context: { name } }: { context: DatasetContext }) {
  return { name, reaction: { kind: 'unanswered', code: 'NO_ANSWER' } as const };
}

function refusalOf({ context: { name }, event }: { context: DatasetContext; event: { output: Load } }) {
  return { name, reaction: getReaction(event.output) };
}
