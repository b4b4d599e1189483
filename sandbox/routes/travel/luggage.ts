import type { FastifyInstance } from 'fastify';

import { BagChanges, type LostBag, NewBag, WhichBag } from '#schema/rest/luggage.ts';
import type { Context } from '../../context.ts';
import { writerIn } from '../../identity/rights.ts';
import { bagOf, bagsOf, createBag, deleteBag, updateBag } from '../../luggage/bags.ts';
import { sessionIn } from '../../plugins/identity.ts';
import { understood } from '../../refusal.ts';

const luggage = ['customer-travel-luggage'];
const bags = '/travel/luggage/lost/bags';
const bag = `${bags}/:bagId`;

export async function luggageRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get(bags, async (request): Promise<LostBag[]> => bagsOf(db, sessionIn(request).userId));

  app.get(bag, async (request): Promise<LostBag> => {
    const { bagId } = understood(WhichBag, request.params);
    return bagOf(db, { userId: sessionIn(request).userId, bagId });
  });

  app.post(bags, async (request, reply) => {
    const { userId } = writerIn(request, luggage);
    const given = understood(NewBag, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await createBag(tx, userId, given, clock.now()),
    }));
    return reply.code(status).send(body);
  });

  app.patch(bag, async (request, reply) => {
    const { userId } = writerIn(request, luggage, 'UPDATE');
    const { bagId } = understood(WhichBag, request.params);
    const changes = understood(BagChanges, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await updateBag(tx, { userId, bagId }, changes, clock.now()),
    }));
    return reply.code(status).send(body);
  });

  app.delete(bag, async (request, reply) => {
    const { userId } = writerIn(request, luggage, 'DELETE');
    const { bagId } = understood(WhichBag, request.params);
    const { status } = await app.once(request, async (tx) => {
      await deleteBag(tx, { userId, bagId });
      return { status: 204, body: true };
    });
    return reply.code(status).send();
  });
}
