import type { FastifyInstance } from 'fastify';

import { typedText } from '#rules/text/typedText.ts';
import { Enrolment, type PersonalLink, Registration } from '#schema/rest/registration.ts';

import type { Context } from '../context.ts';
import { requireCallingPartner, requirePartner } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';
import { countAddress, countRegistration, createAttempt, forgive } from '../sign-in/attempts.ts';
import { enrol, findLink } from './enrolment.ts';
import { createAccount } from './registration.ts';

type OfPartner = { Params: { partnerId: string } };
type OfLink = { Params: { linkId: string } };

const open = { config: { open: true } };

export async function registrationRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.post<OfPartner>('/platform/user/register/:partnerId', open, async (request, reply) => {
    const { externalPolicyNumber, ...registration } = understood(Registration, request.body);
    const partner = requirePartner(request, request.params.partnerId);
    await countRegistration(context, createAttempt(request, partner.partnerId, ''));
    const policyNumber = externalPolicyNumber ? typedText(externalPolicyNumber).toUpperCase() : null;
    return reply.code(201).send(await createAccount(context, partner, registration, async () => policyNumber));
  });

  app.get<OfLink>('/platform/user/link/:linkId', open, async (request): Promise<PersonalLink> => {
    const partner = requireCallingPartner(request);
    // A link is a secret: guesses are counted like those of a password.
    const attempt = createAttempt(request, partner.partnerId, '');
    await countAddress(context, attempt);
    const link = await findLink(context.db, partner, request.params.linkId);
    await forgive(context, attempt, false);
    return link;
  });

  app.post<OfLink>('/accounts/user/enrol/:linkId', open, async (request, reply) => {
    const enrolment = understood(Enrolment, request.body);
    const partner = requireCallingPartner(request);
    await countRegistration(context, createAttempt(request, partner.partnerId, ''));
    return reply.code(201).send(await enrol(context, partner, request.params.linkId, enrolment));
  });
}
