import type { FastifyInstance } from 'fastify';

import { typedText } from '#rules/text/typedText.ts';
import { EmailChange, UserChanges } from '#schema/rest/account.ts';
import type { Access } from '#schema/rest/session.ts';
import type { Policy } from '#schema/rest/users.ts';
import type { Context } from '../context.ts';
import { joinPolicy } from '../insurance/joining.ts';
import { readPolicies } from '../insurance/readPolicies.ts';
import { readAccount, requireSession, requireSubject } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { accountById, isElevated } from './accounts.ts';
import { changeEmail, toUser, updateUser } from './profile.ts';
import { requireReporter } from './rights.ts';

type OfUser = { Params: { id: string } };

export async function userRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { clock } = context;

  app.get<OfUser>('/platform/users/:id', async (request) =>
    toUser(await readAccount(context, request, request.params.id)),
  );

  app.get<OfUser>('/platform/users/:id/access', { config: { forNobody: true } }, async (request): Promise<Access> => {
    const { userId, account } = requireSession(request);
    const asked = request.params.id.toLowerCase();
    // A widget knows its account by username and has only that account's rights.
    const isOwn = [account.userId, account.username].includes(asked) || (asked === userId && !isElevated(account));
    const whose = isOwn ? await accountById(context.db, account.userId) : await readAccount(context, request, asked);
    if (!whose || whose.closed) throw new Refused('USER_NOT_FOUND', 'User not found');
    const { roles, accessProfile, partnerId } = whose;
    if (Object.keys(roles).length === 0) throw new Refused('INVALID_ROLES', 'The user has no role');
    return { userId: isOwn ? userId : whose.userId, partnerId, roles, accessProfile };
  });

  app.get<OfUser>('/platform/users/:id/policies', async (request): Promise<Policy[]> => {
    const { userId } = await readAccount(context, request, request.params.id);
    return readPolicies(context, userId);
  });

  app.patch<OfUser>('/platform/users/:id', async (request, reply) => {
    const changes = understood(UserChanges, request.body);
    requireReporter(request);
    const { userId } = await requireSubject(context, request, request.params.id);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await updateUser({ tx, now: clock.in(0) }, userId, changes),
    }));
    return reply.code(status).send(body);
  });

  app.post<OfUser>('/platform/users/:id/changeEmail', async (request, reply) => {
    const change = understood(EmailChange, request.body);
    requireReporter(request);
    const { userId } = await requireSubject(context, request, request.params.id);
    const { status, body } = await app.once(request, async (tx) => ({
      status: 200,
      body: await changeEmail({ ...context, db: tx }, userId, change),
    }));
    return reply.code(status).send(body);
  });

  app.put<{ Params: { id: string; number: string } }>(
    '/platform/users/:id/policies/:number',
    async (request, reply) => {
      requireReporter(request);
      const { userId, partnerId } = await requireSubject(context, request, request.params.id);
      const externalPolicyNumber = typedText(request.params.number).toUpperCase();
      const { status, body } = await app.once(request, async (tx) => {
        await joinPolicy(tx, {
          userId,
          partnerId,
          externalPolicyNumber,
          today: clock.in(0).slice(0, 10),
          isNew: false,
        });
        return { status: 200, body: await readPolicies({ ...context, db: tx }, userId) };
      });
      return reply.code(status).send(body);
    },
  );
}
