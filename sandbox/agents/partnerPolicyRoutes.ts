import type { FastifyInstance, FastifyRequest } from 'fastify';

import {
  NewPartnerPolicy,
  type PartnerPolicy,
  PartnerPolicyChanges,
  PolicySought,
  WhichPartnerPolicy,
} from '#schema/rest/partnerPolicies.ts';
import type { Policy } from '#schema/rest/users.ts';
import { isElevated } from '../account/accounts.ts';
import { requireReporter } from '../account/rights.ts';
import type { Context } from '../context.ts';
import { type Partner, requirePartner, requireSession } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import type { policies } from '../tables.ts';
import { addPolicy, changePolicy, deletePolicy, findPolicies } from './partnerPolicies.ts';

type OfPartner = { Params: { partnerId: string } };

// Policies belong to the partner, so an agent needs no customer to read them.
const forNobody = { config: { forNobody: true } };

/** Routes for the partner's agents and administrators. The search is not part of the insurer's contract. */
export async function partnerPolicyRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get<OfPartner>('/platform/partners/:partnerId/policies', forNobody, async (request): Promise<PartnerPolicy[]> => {
    const partner = partnerOf(request);
    return findPolicies(db, partner.partnerId, understood(PolicySought, request.query).sought);
  });

  app.put<OfPartner>('/platform/partners/:partnerId/policies', forNobody, async (request, reply) => {
    const partner = writtenPartner(request);
    const wanted = understood(NewPartnerPolicy, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 201,
      body: shown(await addPolicy(tx, partner, wanted)),
    }));
    return reply.code(status).send(body);
  });

  const one = '/platform/partners/:partnerId/policies/:externalPolicyNumber';

  app.patch<OfPartner>(one, forNobody, async (request, reply) => {
    const partner = writtenPartner(request);
    const { externalPolicyNumber } = understood(WhichPartnerPolicy, request.params);
    const changes = understood(PartnerPolicyChanges, request.body);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: shown(await changePolicy(tx, partner, externalPolicyNumber, changes)),
    }));
    return reply.code(status).send(body);
  });

  app.delete<OfPartner>(one, forNobody, async (request, reply) => {
    const partner = writtenPartner(request);
    const { externalPolicyNumber } = understood(WhichPartnerPolicy, request.params);
    const { status } = await app.once(request, async (tx) => {
      await deletePolicy(tx, partner, externalPolicyNumber);
      return { status: 204, body: true };
    });
    return reply.code(status).send();
  });
}

/**
 * Returns the requested partner. Throws REQUIRES_ELEVATED_ROLE for customers, and PARTNER_NOT_FOUND for another
 * partner.
 */
function partnerOf(request: FastifyRequest): Partner {
  if (!isElevated(requireSession(request).account))
    throw new Refused('REQUIRES_ELEVATED_ROLE', 'Only agents and administrators');
  return requirePartner(request, (request.params as { partnerId: string }).partnerId);
}

function writtenPartner(request: FastifyRequest): Partner {
  const partner = partnerOf(request);
  requireReporter(request);
  return partner;
}

/** Leaves out usage, because each holder has a separate limit. */
const shown = ({ externalPolicyNumber, active, policyStart, policyEnd, maxInsured, policyCap }: Row): Shown => ({
  externalPolicyNumber,
  active,
  policyStart,
  policyEnd,
  maxInsured,
  policyCap,
  policyCapUsed: null,
});

type Row = typeof policies.$inferSelect;
type Shown = Omit<Policy, 'maxInsured'> & { maxInsured: number | null };
