import { createHash } from 'node:crypto';

import { getTransitionTitle } from '../graph/chart.ts';
import type { Path } from '../strategies/path.ts';

const length = 8;

export const readOnlyId = (machineId: string): string =>
  createHash('sha256').update(`${machineId}\nread-only`).digest('hex').slice(0, length);

/**
 * Returns an id for each path by the transitions that it takes, the same in every run and independent of texts. Paths
 * with the same transitions and other samples are numbered.
 */
export function createPathIds(machineId: string, paths: readonly Path[]): string[] {
  const known = new Map<string, number>();
  return paths.map(({ begins, steps }) => {
    const hash = createHash('sha256').update(machineId);
    for (const { taken } of [begins, ...steps]) hash.update(`\n${taken.map(getTransitionTitle).join(' + ')}`);
    const id = hash.digest('hex').slice(0, length);
    const before = known.get(id) ?? 0;
    known.set(id, before + 1);
    return before === 0 ? id : `${id}-${before + 1}`;
  });
}
