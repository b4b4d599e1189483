import { access } from 'node:fs/promises';
import { join } from 'node:path';

import type { Load } from '../guard/load.ts';
import type { Partners } from '../partners.ts';

export type Health = {
  isDraining: () => boolean;
  drain: () => void;
  /**
   * Returns the reasons why this process cannot serve, or none if it is ready. The insurer's availability does not
   * count.
   */
  obstacles: () => Promise<string[]>;
};

export function createHealth(partners: Partners, dist: string, { isFull }: Pick<Load, 'isFull'>): Health {
  let draining = false;
  const page = join(dist, 'app/index.html');

  return {
    isDraining: () => draining,
    drain: () => {
      draining = true;
    },
    obstacles: async () => {
      const isBuilt = await access(page).then(
        () => true,
        () => false,
      );
      return [
        ...(draining ? ['draining'] : []),
        ...((await partners.areKnown()) ? [] : ['partners unknown']),
        ...(isBuilt ? [] : ['app not built']),
        ...(isFull() ? ['overloaded'] : []),
      ];
    },
  };
}
