import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boolean, enums, object, optional, string } from 'superstruct';

import { accountNamed, canReadCustomer, getOpenedUserId } from '../account/accounts.ts';
import { allowed, Refused } from '../refusal.ts';
import { endSession, endUserSessions, openSession } from '../sign-in/sessions.ts';
import { partners } from '../tables.ts';
import type { Levers } from './context.ts';

const Wanted = object({
  user: string(),
  agent: optional(string()),
  type: optional(enums(['bearer', 'sso', 'widget', 'revoked'])),
});
const Revoked = object({ token: optional(string()), user: optional(string()), bare: optional(boolean()) });

const types = { bearer: 'user', sso: 'sso', widget: 'widget', revoked: 'user' } as const;

/** Issues and revokes tokens of any user without signing in. Users are named by their login. */
export async function tokenLevers(app: FastifyInstance, { portalPort, board, ...context }: Levers): Promise<void> {
  const { db, tokens } = context;

  app.get('/token', async ({ query }) => {
    const { user, agent, type = 'bearer' } = allowed(Wanted, query);
    const customer = await accountNamed(db, user);
    const account = agent ? await accountNamed(db, agent) : customer;
    if (agent && !(await canReadCustomer(db, account, customer.userId)))
      throw new Refused('ACCESS_DENIED', `${agent} does not act for ${user}`);
    const token = await openSession(context, account, types[type], getOpenedUserId(customer));
    const claims = tokens.read(token);
    if (type === 'revoked' && claims) await endSession(context, claims.jti);
    return { token, userId: claims?.sub, ...(claims?.agentId && { agentId: claims.agentId }) };
  });

  app.post('/revoke', async ({ body }) => {
    const { token, user, bare = false } = allowed(Revoked, body);
    const claims = token ? tokens.read(token) : undefined;
    const ended = claims ? Number(await endSession(context, claims.jti, { bare })) : 0;
    const all = user ? await endUserSessions(context, (await accountNamed(db, user)).userId, { bare }) : 0;
    return { ended: ended + all };
  });

  /** Hands a user over to their portal, as a partner's own site would. */
  app.get('/open', async ({ query }, reply) => {
    const { user } = allowed(Wanted, query);
    const account = await accountNamed(db, user);
    const [partner] = await db.select().from(partners).where(eq(partners.partnerId, account.partnerId));
    const token = await openSession(context, account, 'sso');
    return reply.redirect(`http://${partner?.name}.localhost:${portalPort}/login/sso/${token}`);
  });
}
