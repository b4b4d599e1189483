import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

import { specs } from '#paths/specs.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

/** Flows with a test file of their own, because jsdom needs more than their spec contains. */
const special = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map(
  (file) => basename(file).split('.')[0],
);

for (const [id, spec] of Object.entries(specs)) if (!spec.cannot && !special.includes(id)) testPaths(spec);
