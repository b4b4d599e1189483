import type { FastifyInstance } from 'fastify';
import { passwordRoutes } from '../account/passwordRoutes.ts';
import { registrationRoutes } from '../account/registrationRoutes.ts';
import { twoStepRoutes } from '../account/twoStepRoutes.ts';
import { userRoutes } from '../account/userRoutes.ts';
import { agentRoutes } from '../agents/agentRoutes.ts';
import { partnerPolicyRoutes } from '../agents/partnerPolicyRoutes.ts';
import { claimRoutes } from '../claims/claimRoutes.ts';
import { itemRoutes } from '../claims/itemRoutes.ts';
import { clientRoutes } from '../content/clientRoutes.ts';
import { contentRoutes } from '../content/contentRoutes.ts';
import { supportRoutes } from '../content/supportRoutes.ts';
import type { Context } from '../context.ts';
import type { Files } from '../files/files.ts';
import { insuringRoutes } from '../insurance/insuranceRoutes.ts';
import { tripRoutes } from '../insurance/tripRoutes.ts';
import { luggageRoutes } from '../luggage/luggageRoutes.ts';
import { monitoringRoutes } from '../monitoring/monitoringRoutes.ts';
import { payoutRoutes } from '../payouts/payoutRoutes.ts';
import type { FaultBoard } from '../plugins/faultBoard.ts';
import { faults } from '../plugins/faults.ts';
import { idempotency } from '../plugins/idempotency.ts';
import { identity } from '../plugins/identity.ts';
import { unknownPath } from '../refusal.ts';
import { disruptionRoutes } from '../resolutions/disruptionRoutes.ts';
import { resolutionRoutes } from '../resolutions/resolutionRoutes.ts';
import { signInRoutes } from '../sign-in/signInRoutes.ts';
import { travelRoutes } from './travel.ts';

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
