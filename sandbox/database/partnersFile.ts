import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { asc, eq } from 'drizzle-orm';

import type { PartnersFile } from '#schema/partners.ts';
import { domains, partners } from '../tables.ts';
import type { Database } from './types.ts';

export async function readPartners(db: Database): Promise<PartnersFile> {
  const found = await db.select().from(partners).orderBy(asc(partners.place));
  const listed = found.map(async ({ partnerId, name, apiKey }) => {
    const at = await db.select().from(domains).where(eq(domains.partnerId, partnerId)).orderBy(asc(domains.place));
    const [first = `${name}.localhost`, ...others] = at.map(({ domain }) => domain);
    return { name, domains: [first, ...others], apiKey, frameAncestors: [] };
  });
  return { partners: await Promise.all(listed) };
}

/**
 * Writes the file atomically and readable by its owner only, because it holds API keys. `own` lists the sandbox's
 * origins.
 */
export async function writePartnersFile(path: string, file: PartnersFile, own: string[]): Promise<void> {
  const partners = file.partners.map((partner) => ({ ...partner, frameAncestors: own, suppliers: own, stores: own }));
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify({ partners }, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
