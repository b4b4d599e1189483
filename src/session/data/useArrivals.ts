import { shallowEqual, useSelector } from '@xstate/react';

import { type DataLoadSnapshot, hasSettled } from '#machines/session/data/dataLoad.machine.ts';
import { type DatasetName, datasetNames } from '#rules/datasets.ts';

import { useApp } from '../portal.ts';

/** Returns whether a dataset has loaded or failed since sign-in. Refetching keeps it arrived. */
export function useArrivals(): (name: DatasetName) => boolean {
  const load = useApp(({ children }) => children.dataLoad);
  const arrived = useSelector(load, arrivedIn, shallowEqual);

  return (name) => arrived.includes(name);
}

const arrivedIn = (load: DataLoadSnapshot | undefined): readonly DatasetName[] =>
  load ? datasetNames.filter((name) => hasSettled(load, name)) : [];
