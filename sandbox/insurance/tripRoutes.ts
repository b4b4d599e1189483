import type { FastifyInstance } from 'fastify';

import { TripTravellers, WhichTrip } from '#schema/rest/insurance.ts';
import { type Trip, WhoseTrips } from '#schema/rest/trips.ts';
import { requireWriter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { readAccount } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';
import { meanwhile } from './meanwhile.ts';
import { cancelTrip, changeTravellers } from './tripChanges.ts';
import { readTrips } from './trips.ts';

const features = ['customer-travel-trips', 'customer-insurance'];

export async function tripRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get('/travel/trips', async (request): Promise<Trip[]> => {
    const { userId } = await readAccount(context, request, understood(WhoseTrips, request.query).userId);
    return readTrips(db, userId);
  });

  app.patch('/travel/trips/:tripId', async (request, reply) => {
    const { userId } = requireWriter(request, features, 'UPDATE');
    const { tripId } = understood(WhichTrip, request.params);
    const wanted = understood(TripTravellers, request.body);
    await meanwhile(db, { userId, tripId }, clock.in(0));
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await changeTravellers(tx, { userId, tripId }, wanted),
    }));
    return reply.code(status).send(body);
  });

  app.delete('/travel/trips/:tripId', async (request, reply) => {
    const { userId } = requireWriter(request, features, 'DELETE');
    const { tripId } = understood(WhichTrip, request.params);
    await meanwhile(db, { userId, tripId }, clock.in(0));
    const { status } = await app.once(request, async (tx) => {
      await cancelTrip(tx, { userId, tripId });
      return { status: 204, body: true };
    });
    return reply.code(status).send();
  });
}
