import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { AnyModel } from '#machines/kit/model.ts';

import { toTransitionTable } from '../writers/transitionTable.ts';
import { Problem } from './problem.ts';

const machinesFolder = fileURLToPath(new URL('../../machines', import.meta.url));

/** Returns the path of a flow's transition table, beside its machine. */
function tablePath(flow: string, folder = machinesFolder): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const chart = files.find((file) => basename(file) === `${flow}.machine.ts`);
  if (!chart) throw new Problem(`There is no ${flow}.machine.ts in ${folder}.`);
  return join(folder, dirname(chart), `${flow}.transitions.md`);
}

/** Returns the committed transition table of a flow, or an empty string. */
export function committedTable(flow: string, folder = machinesFolder): string {
  const path = tablePath(flow, folder);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Writes the transition tables that differ from the committed ones, and returns their paths. */
export function approveTables(models: readonly AnyModel[], folder = machinesFolder): string[] {
  return models.flatMap((model) => {
    const { id } = model.machine;
    const table = toTransitionTable(model);
    if (table === committedTable(id, folder)) return [];
    writeFileSync(tablePath(id, folder), table);
    return [relative('.', tablePath(id, folder))];
  });
}
