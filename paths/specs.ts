import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { catalogue } from '#machines/catalogue.ts';

import type { Spec } from './spec.ts';

export type Id = keyof typeof catalogue;

const files = new Map(
  readdirSync(join(import.meta.dirname, 'specs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file.replace(/^.*\/|\.ts$/g, ''), file]),
);

/** Specs of all flows in the catalogue, by flow id. Each is in the folder of its domain in `specs/` under that id. */
export const specs = Object.fromEntries(
  await Promise.all(
    Object.keys(catalogue).map(async (id) => {
      const { spec } = (await import(`./specs/${files.get(id)}`)) as { spec: Spec };
      return [id, spec] as const;
    }),
  ),
) as Record<Id, Spec>;
