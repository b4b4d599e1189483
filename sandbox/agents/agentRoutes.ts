import { and, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { typedText } from '#rules/text/typedText.ts';
import { CustomerSought, type FoundCustomer, fewestOfName, mostCustomersFound } from '#schema/rest/agents.ts';
import type { SignIn } from '#schema/rest/session.ts';
import { isElevated } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { findCustomer, requireSession } from '../plugins/identity.ts';
import { Refused, understood } from '../refusal.ts';
import { handedOver, openSession } from '../sign-in/sessions.ts';
import { agentCustomers, policyHolders, users } from '../tables.ts';

type OfAgent = { agentId: string };

const forNobody = { config: { forNobody: true } };

/** Substitute for the insurer's agent system: finds a customer and opens a session for an agent. */
export async function agentRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.get<{ Params: OfAgent }>('/platform/agents/:agentId/customers', forNobody, async (request) => {
    const { userId: agentId, partnerId, roles } = agentIn(request);
    const sought = understood(CustomerSought, request.query).sought.trim();
    const holds = db
      .select()
      .from(policyHolders)
      .where(
        and(
          eq(policyHolders.userId, users.userId),
          eq(sql`upper(${policyHolders.externalPolicyNumber})`, sought.toUpperCase()),
        ),
      );
    const isTheirs = db
      .select()
      .from(agentCustomers)
      .where(and(eq(agentCustomers.agentId, agentId), eq(agentCustomers.customerId, users.userId)));
    const found = await db
      .select()
      .from(users)
      .where(
        and(
          eq(users.partnerId, partnerId),
          ne(users.userId, agentId),
          eq(users.closed, false),
          // Excludes widget accounts, which open another user's portal and are no customers.
          isNull(users.opens),
          sql`${users.roles} -> 'USER' is not null`,
          or(eq(sql`lower(${users.emailAddress})`, sought.toLowerCase()), exists(holds), isNamed(sought)),
          roles.ADMIN ? undefined : exists(isTheirs),
        ),
      )
      .orderBy(users.surname, users.firstName, users.userId)
      .limit(mostCustomersFound);
    return withPolicies(found);
  });

  app.post<{ Params: OfAgent & { userId: string } }>(
    '/platform/agents/:agentId/customers/:userId/session',
    forNobody,
    async (request): Promise<SignIn> => {
      const agent = agentIn(request);
      const { userId } = await findCustomer(context, request, request.params.userId);
      return handedOver(
        agent,
        userId,
        await openSession(context, agent, 'user', userId, requireSession(request).until),
      );
    },
  );

  async function withPolicies(found: (typeof users.$inferSelect)[]): Promise<FoundCustomer[]> {
    const held = await db
      .select()
      .from(policyHolders)
      .where(
        inArray(
          policyHolders.userId,
          found.map(({ userId }) => userId),
        ),
      )
      .orderBy(policyHolders.place);
    return found.map(({ userId, firstName, surname, emailAddress }) => ({
      userId,
      firstName,
      surname,
      emailAddress,
      policies: held.filter((each) => each.userId === userId).map(({ externalPolicyNumber }) => externalPolicyNumber),
    }));
  }
}

/**
 * Matches customers if each word begins one of their names, in any order. Returns undefined if there are too few
 * letters.
 */
function isNamed(sought: string): SQL | undefined {
  const text = typedText(sought).toLowerCase();
  if (text.length < fewestOfName) return undefined;
  const names = sql`' ' || lower(${users.firstName} || ' ' || ${users.surname})`;
  return and(...text.split(' ').map((word) => sql`${names} like ${`% ${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`));
}

/** Agents may only use their own agent id. */
function agentIn(request: FastifyRequest) {
  const { account } = requireSession(request);
  if (!isElevated(account)) throw new Refused('REQUIRES_ELEVATED_ROLE', 'Only agents and administrators');
  const { agentId } = request.params as OfAgent;
  if (agentId.toLowerCase() !== account.userId) throw new Refused('ACCESS_DENIED', 'Access denied');
  return account;
}
