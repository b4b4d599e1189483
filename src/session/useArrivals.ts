import { useSelector } from '@xstate/react';

import { hasCome } from '#machines/dashboard/dataLoad.machine.ts';
import type { DatasetName } from '#rules/datasets.ts';

import { useApp } from './portal.ts';

/** Which datasets have come since signing in, or failed to: what is read again is still there. */
export function useArrivals(): (name: DatasetName) => boolean {
  const load = useApp(({ children }) => children.dataLoad);
  const state = useSelector(load, (snapshot) => snapshot);

  return (name) => state !== undefined && hasCome(state, name);
}
