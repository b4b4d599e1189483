import type { DataLoadActor } from '#machines/dashboard/dataLoad.machine.ts';
import { type DatasetActor, viewOf } from '#machines/dashboard/dataset.machine.ts';

/** With the line back, what could not be read is read again without anybody asking. */
export function readAgain(load: DataLoadActor | undefined): void {
  if (!load) return;
  const { children, context } = load.getSnapshot();
  for (const name of context.datasets) {
    const view = viewOf((children[name] as DatasetActor).getSnapshot());
    if (view === 'failed' || view === 'stale') load.send({ type: 'dataset.outdated', name });
  }
}
