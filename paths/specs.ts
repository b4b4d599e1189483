import { catalogue } from '#machines/catalogue.ts';

import type { Spec } from './spec.ts';

export type Id = keyof typeof catalogue;

/** Specs of all flows in the catalogue, by flow id. Each is in `specs/` under that id. */
export const specs = Object.fromEntries(
  await Promise.all(
    Object.keys(catalogue).map(async (id) => {
      const { spec } = (await import(`./specs/${id}.ts`)) as { spec: Spec };
      return [id, spec] as const;
    }),
  ),
) as Record<Id, Spec>;
