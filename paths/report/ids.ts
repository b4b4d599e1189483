import { createHash } from 'node:crypto';

import { titleOf } from '../graph/chart.ts';
import type { Path } from '../strategies/path.ts';

const length = 8;

/** An id for the read-only case of a flow, which takes no transition. */
export const readOnlyId = (machineId: string): string =>
  createHash('sha256').update(`${machineId}\nread-only`).digest('hex').slice(0, length);

/**
 * A name for each path by the transitions of the chart that it takes: the same in every run, whatever is said of them. Paths
 * that take the same ones, with other samples, are numbered.
 */
export function idsOf(machineId: string, paths: readonly Path[]): string[] {
  const known = new Map<string, number>();
  return paths.map(({ begins, steps }) => {
    const hash = createHash('sha256').update(machineId);
    for (const { taken } of [begins, ...steps]) hash.update(`\n${taken.map(titleOf).join(' + ')}`);
    const id = hash.digest('hex').slice(0, length);
    const before = known.get(id) ?? 0;
    known.set(id, before + 1);
    return before === 0 ? id : `${id}-${before + 1}`;
  });
}
