import { readdirSync } from 'node:fs';

import { specs } from '#paths/specs.ts';
import { walkThrough } from '#tests/kit/walks/walk.ts';

/** Flows of which a walk in jsdom wants more than their spec says. */
const special = readdirSync(import.meta.dirname).map((file) => file.split('.')[0]);

for (const [id, spec] of Object.entries(specs)) if (!spec.cannot && !special.includes(id)) walkThrough(spec);
