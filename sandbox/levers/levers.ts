import type { FastifyInstance } from 'fastify';
import { readBodies } from '../plugins/bodies.ts';
import { adjusterLever } from './adjuster.ts';
import { agentLevers } from './agents.ts';
import { clockLever } from './clock.ts';
import type { Levers } from './context.ts';
import { faultLevers } from './faults.ts';
import { flightLever } from './flight.ts';
import { hostPage } from './host.ts';
import { isOwnHost } from './hosts.ts';
import { monitoringLevers } from './monitoring.ts';
import { operatorLever } from './operator.ts';
import { outboxLever } from './outbox.ts';
import { resetLever } from './reset.ts';
import { tokenLevers } from './tokens.ts';

/** The testers' remote control of time, faults and data. A real insurer has none of these routes. */
export async function leverRoutes(app: FastifyInstance, options: Levers): Promise<void> {
  const { db, clock, tokens, board, files, portalPort, leverHosts } = options;
  // A foreign page must not call levers through the browser of the developer or tester.
  app.addHook('onRequest', async (request, reply) => {
    const { headers, host } = request;
    if (!isOwnHost(request, leverHosts))
      return reply.code(403).send({ status: 403, message: 'No levers under this host name: see LEVER_HOSTS' });
    const isForeign = headers['sec-fetch-site'] === 'cross-site' || (headers.origin && hostOf(headers.origin) !== host);
    if (isForeign) return reply.code(403).send({ status: 403, message: 'Levers cannot be used from another site' });
  });
  // Some tools set the JSON content type without a body.
  readBodies(app, { mayBeEmpty: true });
  for (const lever of [
    resetLever,
    clockLever,
    faultLevers,
    flightLever,
    operatorLever,
    adjusterLever,
    monitoringLevers,
    outboxLever,
    tokenLevers,
    agentLevers,
    hostPage,
  ])
    await app.register(lever, { db, clock, tokens, board, files, portalPort, leverHosts });
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : origin);
