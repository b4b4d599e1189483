import { useSelector } from '@xstate/react';

import { type DatasetActor, getDatasetView } from '#machines/session/data/dataset.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';
import { type DatasetData, useCached } from '#src/api/readings.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { tell } from '#src/lib/tell.ts';
import type { Reading } from '#src/ui/data/reading.ts';

import { Why } from '../notices/Why.tsx';
import { useApp, usePortal } from '../portal.ts';

/**
 * Returns a dataset and its state. The state comes from its machine, the data from the cache. A dataset that is not
 * part of the load has no data: the partner has switched it off, or a widget may not read it.
 */
export function useDataset<Name extends DatasetName>(name: Name): Reading<DatasetData<Name>> {
  const { app } = usePortal();
  const userId = useApp(({ context }) => context.session?.id ?? '');
  const load = useApp(({ children }) => children.dataLoad);
  const actor = useSelector(load, (state) => state?.children[name]) as DatasetActor | undefined;
  const dataset = useSelector(actor, (state) => state);
  const { data, hasGaps } = useCached(name, userId);
  const isPartOfLoad = useSelector(load, (state) => state === undefined || state.context.datasets.includes(name));

  return {
    view: dataset ? getDatasetView(dataset) : isPartOfLoad ? 'loading' : 'loaded',
    data,
    hasGaps,
    loadedAt: dataset?.context.loadedAt ?? null,
    retry: () => tell(app, 'dataLoad', { type: 'dataset.outdated', name }),
    why: <Why about={[name]} />,
    attributes: {
      'data-dataset': name,
      ...(dataset
        ? flowAttributes(dataset)
        : { 'data-machine': 'dataset', 'data-state': isPartOfLoad ? 'loading' : 'loaded' }),
    },
  };
}
