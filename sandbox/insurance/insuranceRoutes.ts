import type { FastifyInstance } from 'fastify';

import { FlightQuestion, NewTrip, UserProvidedFlight } from '#schema/rest/insurance.ts';
import { hasRight, requireWriter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { requireCallingPartner, requireSession } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { checkFlight } from './check.ts';
import { insureTrip } from './insure.ts';
import { connectFlight } from './provide.ts';

const trips = ['customer-travel-trips', 'customer-insurance'];
const chartered = 'customer-travel-chartered';

export async function insuringRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get('/travel/flights/validate', async (request, reply) => {
    const { userId } = requireSession(request);
    const flights = await checkFlight(db, userId, understood(FlightQuestion, request.query), clock.now());
    return flights ?? reply.code(204).send();
  });

  app.post('/travel/flights', async (request, reply) => {
    if (!hasRight(requireSession(request), chartered, 'CREATE'))
      throw new Refused('FLIGHT_NOT_PERMITTED', 'Only who may insure chartered flights may enter one');
    const { userId } = requireWriter(request, [chartered]);
    const given = understood(UserProvidedFlight, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await connectFlight(tx, userId, given, clock.now()),
    }));
    return reply.code(status).send(body);
  });

  app.post('/travel/insurance/blink-it', async (request, reply) => {
    const { userId } = requireWriter(request, trips);
    const { countsTravellers } = requireCallingPartner(request);
    const trip = understood(NewTrip, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: await insureTrip(tx, { userId, trip, countsTravellers, now: clock.now() }),
    }));
    return reply.code(status).send(body);
  });
}
