import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';
import type { Files } from '../files/files.ts';
import type { FaultBoard } from '../plugins/faultBoard.ts';
import { faults } from '../plugins/faults.ts';
import { idempotency } from '../plugins/idempotency.ts';
import { identity } from '../plugins/identity.ts';
import { unknownPath } from '../refusal.ts';
import { agentRoutes } from './agents.ts';
import { claimRoutes } from './claims.ts';
import { clientRoutes } from './client.ts';
import { contentRoutes } from './content.ts';
import { itemRoutes } from './items.ts';
import { monitoringRoutes } from './monitoring.ts';
import { partnerPolicyRoutes } from './partnerPolicies.ts';
import { passwordRoutes } from './passwords.ts';
import { payoutRoutes } from './payouts.ts';
import { registrationRoutes } from './registration.ts';
import { resolutionRoutes } from './resolutions.ts';
import { signInRoutes } from './signIn.ts';
import { supportRoutes } from './support.ts';
import { disruptionRoutes } from './travel/disruptions.ts';
import { insuringRoutes } from './travel/insuring.ts';
import { luggageRoutes } from './travel/luggage.ts';
import { travelRoutes } from './travel/travel.ts';
import { tripRoutes } from './travel/trips.ts';
import { twoStepRoutes } from './twoStep.ts';
import { userRoutes } from './users.ts';

type Options = Context & { board: FaultBoard; files: Files; levers: boolean; portalPort: number };

/** The insurer's REST API. Routes that are not listed do not exist. */
export async function api(app: FastifyInstance, options: Options): Promise<void> {
  const { board, db, clock, tokens, files, levers, portalPort } = options;
  const context = { db, clock, tokens };
  await app.register(faults, { board });
  await app.register(identity, context);
  await app.register(idempotency, context);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(unknownPath));
  await app.register(clientRoutes, { ...context, levers });
  for (const routes of [
    contentRoutes,
    signInRoutes,
    registrationRoutes,
    supportRoutes,
    userRoutes,
    twoStepRoutes,
    agentRoutes,
    partnerPolicyRoutes,
    payoutRoutes,
    travelRoutes,
    tripRoutes,
    insuringRoutes,
    disruptionRoutes,
    resolutionRoutes,
    itemRoutes,
    claimRoutes,
    monitoringRoutes,
  ])
    await app.register(routes, context);
  await app.register(passwordRoutes, { ...context, portalPort });
  await app.register(luggageRoutes, { ...context, files });
}
