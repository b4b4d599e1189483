import type { FastifyInstance } from 'fastify';

import type { Airport } from '#schema/rest/content.ts';

import { airports } from '../carriers/airports.ts';
import type { Means } from '../means.ts';
import { unknownPath } from '../refusal.ts';

const airportList: Airport[] = [...airports]
  .map(([value, name]) => ({ value, label: `${name} (${value})` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** Documents that are the same in every language. */
const documents: Record<string, unknown> = { airport_lookup_list: airportList };

export async function contentRoutes(app: FastifyInstance, _means: Means): Promise<void> {
  app.get<{ Params: { name: string } }>(
    '/cms/documents/:name',
    { config: { open: true } },
    async ({ params }, reply) =>
      Object.hasOwn(documents, params.name) ? documents[params.name] : reply.code(404).send(unknownPath),
  );
}
