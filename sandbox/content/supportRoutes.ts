import type { FastifyInstance } from 'fastify';

import { SupportTicket, type TicketSent } from '#schema/rest/support.ts';
import type { Context } from '../context.ts';
import { findSession, requirePartner } from '../plugins/identity.ts';
import { understood } from '../refusal.ts';
import { countTicket, createAttempt } from '../sign-in/attempts.ts';
import { fileTicket } from './tickets.ts';

type OfPartner = { Params: { partnerId: string } };

/** Accepts support tickets from customers and from guests, who may be unable to sign in. */
export async function supportRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const open = { config: { open: true, readsSession: true } };

  app.post<OfPartner>('/platform/user/support/:partnerId', open, async (request, reply) => {
    const ticket = understood(SupportTicket, request.body);
    const partner = requirePartner(request, request.params.partnerId);
    const userId = findSession(request)?.userId ?? null;
    const account = userId ?? ticket.emailAddress.trim().toLowerCase();
    const mayMail = await countTicket(context, createAttempt(request, partner.partnerId, account), userId !== null);
    const ticketId = await fileTicket(context, partner, ticket, { userId, mayMail });
    return reply.code(201).send({ ticketId } satisfies TicketSent);
  });
}
