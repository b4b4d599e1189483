import type { FastifyInstance } from 'fastify';
import { NewPassenger, PassengerChanges, WhichPassenger } from '#schema/rest/insurance.ts';
import type { Passenger } from '#schema/rest/trips.ts';
import { requirePassengerKeeper } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { addPassenger, deletePassenger, readPassengers, updatePassenger } from '../passengers/passengers.ts';
import { requireSession } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';

export async function travelRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get(
    '/travel/passengers',
    async (request): Promise<Passenger[]> => readPassengers(db, requireSession(request).userId),
  );

  app.post('/travel/passengers', async (request, reply) => {
    const { userId } = await requirePassengerKeeper(request, db, 'CREATE');
    const wanted = understood(NewPassenger, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await addPassenger(tx, userId, wanted, clock.in(0)),
    }));
    return reply.code(status).send(body);
  });

  app.patch('/travel/passengers/:passengerId', async (request, reply) => {
    const { userId } = await requirePassengerKeeper(request, db, 'UPDATE');
    const { passengerId } = understood(WhichPassenger, request.params);
    const changes = understood(PassengerChanges, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await updatePassenger(tx, { userId, passengerId }, changes),
    }));
    return reply.code(status).send(body);
  });

  app.delete('/travel/passengers/:passengerId', async (request, reply) => {
    const { userId } = await requirePassengerKeeper(request, db, 'DELETE');
    const { passengerId } = understood(WhichPassenger, request.params);
    const { status } = await app.once(request, async (tx) => {
      await deletePassenger(tx, { userId, passengerId }, clock.now());
      return { status: 204, body: true };
    });
    return reply.code(status).send();
  });
}
