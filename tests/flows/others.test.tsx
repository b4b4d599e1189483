import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

import { specs } from '#paths/specs.ts';
import { testPaths } from '#tests/kit/flows/testPaths.ts';

/** Flows of which a path in jsdom wants more than their spec says. */
const special = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map(
  (file) => basename(file).split('.')[0],
);

for (const [id, spec] of Object.entries(specs)) if (!spec.cannot && !special.includes(id)) testPaths(spec);
