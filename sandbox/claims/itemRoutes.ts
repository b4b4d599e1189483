import type { FastifyInstance } from 'fastify';

import {
  type InsuredItem,
  ItemChanges,
  NewItems,
  type Proposition,
  WhichItem,
  WhichPartner,
} from '#schema/rest/items.ts';
import { requireWriter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { requireCallingPartner, requireSession } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { addItems, cancelItem, changeItem, readItems } from './items/items.ts';
import { requireProposition } from './items/propositions.ts';

const insurance = ['customer-insurance'];
const items = '/platform/items';

export async function itemRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const today = () => clock.in(0).slice(0, 10);

  app.get(items, async (request): Promise<InsuredItem[]> => readItems(db, requireSession(request).userId, today()));

  app.get('/platform/partners/:partnerId/propositions/default', async (request): Promise<Proposition> => {
    const { partnerId, name } = requireCallingPartner(request);
    if (understood(WhichPartner, request.params).partnerId !== partnerId)
      throw new Refused('PARTNER_NOT_FOUND', 'This is the portal of another partner');
    return requireProposition(name);
  });

  app.post(`${items}/transaction`, async (request, reply) => {
    const { userId } = requireWriter(request, insurance);
    const given = understood(NewItems, request.body);
    const { name: partner } = requireCallingPartner(request);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await addItems(tx, { userId, partner, today: today() }, given),
    }));
    return reply.code(status).send(body);
  });

  app.patch(`${items}/:itemId`, async (request, reply) => {
    const { userId } = requireWriter(request, insurance, 'UPDATE');
    const { itemId } = understood(WhichItem, request.params);
    const changes = understood(ItemChanges, request.body);
    const { status, body } = await app.once(request, async (tx) => {
      await changeItem(tx, { userId, itemId }, changes);
      const changed = await readItems(tx, userId, today());
      return { status: 200, body: changed.find((item) => item.itemId === itemId) };
    });
    return reply.code(status).send(body);
  });

  app.delete(`${items}/:itemId`, async (request, reply) => {
    const { userId } = requireWriter(request, insurance, 'DELETE');
    const { itemId } = understood(WhichItem, request.params);
    const { status } = await app.once(request, async (tx) => {
      await cancelItem(tx, { userId, itemId });
      return { status: 204, body: true };
    });
    return reply.code(status).send();
  });
}
