import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  PatchedResolution,
  type ResolutionChanged,
  type ResolutionOptions,
  SubmittedResolution,
  WhichCase,
  WhichResolution,
} from '#schema/rest/resolutions.ts';
import { isElevated } from '../account/accounts.ts';
import { hasRight, requireWriter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { readAccount, requireSession, requireSubject } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { isOfAgent } from './acts.ts';
import { meanwhile } from './meanwhile.ts';
import { readResolutionOptions } from './readResolutionOptions.ts';
import { confirm, patch, submit } from './submit.ts';

const resolutions = '/platform/resolutions';
const feature = 'customer-travel-resolutions';
/** Customers with business interruption cover have no trips and are paid all the same. */
const features = [feature, 'customer-insurance'];

export async function resolutionRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get(`${resolutions}/options`, async (request): Promise<ResolutionOptions> => {
    const which = understood(WhichCase, request.query);
    const { userId, account: reader } = requireSession(request);
    const account = await readAccount(context, request, userId);
    const origin = `${request.protocol}://${request.host}`;
    return readResolutionOptions(context, which, { account, isElevated: isElevated(reader), origin });
  });

  app.put(resolutions, async (request): Promise<ResolutionChanged> => {
    const session = requireWriter(request, features, 'UPDATE');
    const given = understood(SubmittedResolution, request.body);
    const { userId } = await requireSubject(context, request, given.userId);
    if (isOfAgent(given)) mayOverride(request);
    await meanwhile(db, userId, given.optionId);
    const by = { accountId: session.account.userId, isElevated: isElevated(session.account), at: clock.in(0) };
    return once(request, (tx) => submit(tx, userId, given, by));
  });

  app.put(`${resolutions}/:resolutionId/confirm`, async (request): Promise<ResolutionChanged> => {
    const { userId } = requireWriter(request, features, 'UPDATE');
    const { resolutionId } = understood(WhichResolution, request.params);
    return once(request, (tx) => confirm(tx, userId, resolutionId, clock.in(0)));
  });

  app.patch(`${resolutions}/:resolutionId`, async (request): Promise<ResolutionChanged> => {
    const { userId } = requireWriter(request, features, 'UPDATE');
    const { resolutionId } = understood(WhichResolution, request.params);
    const { status } = understood(PatchedResolution, request.body);
    return once(request, (tx) => patch(tx, userId, resolutionId, status));
  });

  type Effect = (tx: Parameters<Parameters<typeof app.once>[1]>[0]) => Promise<ResolutionChanged>;

  async function once(request: FastifyRequest, effect: Effect): Promise<ResolutionChanged> {
    const { body } = await app.once(request, async (tx) => ({ status: 200, body: await effect(tx) }));
    return body as ResolutionChanged;
  }
}

/** Requires an elevated role with the right to write for others. Overrides ignore the lifecycle. */
function mayOverride(request: FastifyRequest): void {
  const session = requireSession(request);
  if (!isElevated(session.account))
    throw new Refused('REQUIRES_ELEVATED_ROLE', 'Only an agent or an administrator may do that');
  if (!hasRight(session, feature, 'AGENT-OPTIONS')) throw new Refused('ACCESS_DENIED', 'Access denied');
}
