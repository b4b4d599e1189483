import type { DatasetName } from '#rules/datasets.ts';
import { tell } from '#src/lib/tell.ts';

import type { Portal } from '../portal.ts';

export type Outdated = DatasetName | readonly DatasetName[];

/** Reloads datasets that may have changed. */
export function tellOutdated(app: Portal['app'], names: Outdated): void {
  for (const name of [names].flat()) tell(app, 'dataLoad', { type: 'dataset.outdated', name });
}
