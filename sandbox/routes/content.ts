import type { FastifyInstance } from 'fastify';

import { type Airport, type Document, WhoseDocument } from '#schema/rest/content.ts';

import { airports } from '../carriers/airports.ts';
import { documentOf } from '../content/documents.ts';
import type { Context } from '../context.ts';
import { partnerIn } from '../plugins/identity.ts';
import { Refused, understood, unknownPath } from '../refusal.ts';

const airportList: Airport[] = [...airports]
  .map(([value, name]) => ({ value, label: `${name} (${value})` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

const open = { config: { open: true } };

export async function contentRoutes(app: FastifyInstance, _means: Context): Promise<void> {
  app.get<{ Params: { name: string } }>('/cms/documents/:name', open, async (request, reply) => {
    const { name } = request.params;
    if (name === 'airport_lookup_list') return airportList;
    return documentOf(partnerIn(request), name) ?? reply.code(404).send(unknownPath);
  });

  app.get<{ Params: { name: string; locale: string } }>(
    '/cms/documents/:name/:locale',
    open,
    async (request, reply): Promise<Document> => {
      const partner = partnerIn(request);
      const { partnerId } = understood(WhoseDocument, request.query);
      if (partnerId !== partner.partnerId)
        throw new Refused('PARTNER_NOT_FOUND', 'The documents are another partner’s');
      return documentOf(partner, request.params.name, request.params.locale) ?? reply.code(404).send(unknownPath);
    },
  );
}
