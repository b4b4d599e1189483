import type { FastifyInstance } from 'fastify';

import { ForgottenPassword, PasswordReset } from '#schema/rest/password.ts';

import type { Context } from '../context.ts';
import { requirePartner } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { countAddress, countMailRequest, createAttempt, forgetMails, forgive } from '../sign-in/attempts.ts';
import { findAccount } from './accounts.ts';
import { mailNobody, mailResetLink, resetPassword } from './passwordReset.ts';

type Options = Context & { portalPort: number };

const open = { config: { open: true } };

export async function passwordRoutes(app: FastifyInstance, { portalPort, ...context }: Options): Promise<void> {
  app.post('/platform/user/forgotPassword', open, async (request, reply) => {
    const { emailAddress, partnerId } = understood(ForgottenPassword, request.body);
    const { name, hideUnknownUser } = requirePartner(request, partnerId);
    const account = await findAccount(context.db, partnerId, emailAddress);
    const attempt = createAttempt(request, partnerId, account?.userId ?? emailAddress.trim().toLowerCase());
    const portal = `http://${name}.localhost:${portalPort}`;
    if (await countMailRequest(context, attempt)) {
      if (account) await mailResetLink(context, account, portal);
      else await mailNobody(context, partnerId, portal);
    }
    if (!account && !hideUnknownUser) throw new Refused('ACCOUNT_NOT_FOUND', 'Account not found');
    return reply.code(204).send();
  });

  app.post('/platform/user/resetPassword', open, async (request, reply) => {
    const reset = understood(PasswordReset, request.body);
    requirePartner(request, reset.partnerId);
    // The account is not known yet. The code itself allows five tries from any address.
    await countAddress(context, createAttempt(request, reset.partnerId, ''));
    const { userId } = await resetPassword(context, reset);
    const attempt = createAttempt(request, reset.partnerId, userId);
    await forgive(context, attempt, true);
    await forgetMails(context, attempt);
    return reply.code(204).send();
  });
}
