import type { FastifyInstance } from 'fastify';
import { AgentAlert, NewAlert, WhichFlight } from '#schema/rest/disruptions.ts';
import { isElevated } from '../account/accounts.ts';
import { requireReporter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { requireSession } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { raiseAlert } from './raiseAlert.ts';

export async function disruptionRoutes(app: FastifyInstance, { clock }: Context): Promise<void> {
  app.post('/travel/flights/notify-alert', async (request) => {
    const { userId } = requireReporter(request);
    const { tripId, flightId, ...alert } = understood(NewAlert, request.body);
    const { body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await raiseAlert(tx, { userId, tripId, flightId }, alert, clock.in(0)),
    }));
    return body;
  });

  app.post('/travel/trips/:tripId/flights/:flightId/alert', async (request) => {
    if (!isElevated(requireSession(request).account))
      throw new Refused('REQUIRES_ELEVATED_ROLE', 'Only an agent or an administrator may do that');
    const { userId } = requireReporter(request);
    const which = understood(WhichFlight, request.params);
    const alert = understood(AgentAlert, request.body);
    const { body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await raiseAlert(tx, { userId, ...which }, alert, clock.in(0)),
    }));
    return body;
  });
}
