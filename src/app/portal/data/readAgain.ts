import type { DataLoadActor } from '#machines/session/data/dataLoad.machine.ts';
import { type DatasetActor, getDatasetView } from '#machines/session/data/dataset.machine.ts';
import { changingDatasets, staleMs } from '#rules/datasets.ts';

/** Reloads failed datasets when the connection is back. */
export function readAgain(load: DataLoadActor): void {
  const { children, context } = load.getSnapshot();
  for (const name of context.datasets) {
    const view = getDatasetView((children[name] as DatasetActor).getSnapshot());
    if (view === 'failed' || view === 'stale') load.send({ type: 'dataset.outdated', name });
  }
}

/** Reloads old data without a loading state when the customer returns to the page. */
export function renewOld(load: DataLoadActor, at: number): void {
  for (const name of changingDatasets) {
    const dataset = load.getSnapshot().children[name] as DatasetActor | undefined;
    const { value, context } = dataset?.getSnapshot() ?? {};
    if (dataset && value !== 'refreshing' && context?.loadedAt && at - context.loadedAt > staleMs)
      dataset.send({ type: 'reload.requested', isQuiet: true });
  }
}
