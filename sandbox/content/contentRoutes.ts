import type { FastifyInstance } from 'fastify';

import { type Airport, type Article, type Document, type Question, WhoseDocument } from '#schema/rest/content.ts';
import type { Context } from '../context.ts';
import { airports } from '../insurance/carriers/airports.ts';
import { requireCallingPartner } from '../plugins/identity.ts';
import { Refused, understood, unknownPath } from '../refusal.ts';
import { isAbout, listArticles, listQuestions } from './bundles.ts';
import { findDocument } from './documents.ts';

const airportList: Airport[] = [...airports]
  .map(([value, name]) => ({ value, label: `${name} (${value})` }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

const open = { config: { open: true } };

export async function contentRoutes(app: FastifyInstance, _means: Context): Promise<void> {
  app.get<{ Params: { name: string } }>('/cms/documents/:name', open, async (request, reply) => {
    const { name } = request.params;
    if (name === 'airport_lookup_list') return airportList;
    return findDocument(requireCallingPartner(request), name) ?? reply.code(404).send(unknownPath);
  });

  app.get<{ Params: { name: string; locale: string } }>(
    '/cms/documents/:name/:locale',
    open,
    async (request, reply): Promise<Document> => {
      const partner = requireCallingPartner(request);
      const { partnerId } = understood(WhoseDocument, request.query);
      if (partnerId !== partner.partnerId)
        throw new Refused('PARTNER_NOT_FOUND', 'The documents are another partner’s');
      return findDocument(partner, request.params.name, request.params.locale) ?? reply.code(404).send(unknownPath);
    },
  );

  app.get<{ Params: { bundle: string; locale: string } }>(
    '/cms/:bundle/v1/:locale',
    open,
    async (request, reply): Promise<Article[]> => {
      const { bundle, locale } = request.params;
      return listArticles(requireCallingPartner(request), bundle, locale) ?? reply.code(404).send(unknownPath);
    },
  );

  app.get<{ Params: { product: string; bundle: string; locale: string } }>(
    '/cms/faq/:product/:bundle/v1/:locale',
    open,
    async (request, reply): Promise<Question[]> => {
      const { product, bundle, locale } = request.params;
      const partner = requireCallingPartner(request);
      if (!isAbout(partner, product)) throw new Refused('PRODUCT_NOT_FOUND', 'Nothing is written about this product');
      return listQuestions(partner, bundle, locale) ?? reply.code(404).send(unknownPath);
    },
  );
}
