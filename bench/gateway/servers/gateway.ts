import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { gateway } from '#gateway/server.ts';
import type { PartnersFile } from '#schema/partners.ts';

import { insurer, ready } from '../served.ts';
import { works } from '../works.ts';

/** The gateway as it is released, with only the works registered and without a rate limit. */
const partners: PartnersFile = {
  partners: [{ name: 'sky', domains: ['127.0.0.1'], apiKey: 'key', frameAncestors: [] }],
};
const partnersFile = join(mkdtempSync(join(tmpdir(), 'bench-')), 'partners.json');
writeFileSync(partnersFile, JSON.stringify(partners));

const { app } = await gateway({
  apiUrl: `${insurer}/api`,
  partnersFile,
  documents: Object.fromEntries(works.map(({ name, document }) => [name, document])),
  // Load must not lead to refusals, which would be measured.
  limits: { requestsPerMinute: 1e9, delayMs: 60_000 },
});
ready(await app.listen({ host: '127.0.0.1', port: 0 }));
