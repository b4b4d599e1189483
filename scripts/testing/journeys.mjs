import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from '../lib/problem.mjs';
import { node, root, tsx } from '../lib/run.mjs';
import { generatedSpecs } from './importers.mjs';

/** Generates browser tests of the machines, and prints the reasons for infeasible paths. */
export async function writeJourneys() {
  rmSync(join(root, generatedSpecs), { recursive: true, force: true });
  const args = ['paths/main.ts', '--all', '--format', 'playwright', '--out', generatedSpecs];
  const { code } = await node([...tsx, ...args]);
  if (code !== 0) throw new Problem('The paths through the machines could not be written as journeys, as said above.');
}
