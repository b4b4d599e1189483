import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Access } from '#schema/rest/session.ts';
import type { Policy, User } from '#schema/rest/users.ts';
import type { Context } from '../context.ts';
import { type Account, accountById, isElevated } from '../identity/accounts.ts';
import { hindranceOf } from '../insuring/hindrance.ts';
import { customerAt, sessionIn } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';
import { policies, policyHolders } from '../tables.ts';

type OfUser = { Params: { id: string } };

export async function userRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.get<OfUser>('/platform/users/:id', async (request) =>
    userIn(await customerAt(context, request, request.params.id)),
  );

  app.get<OfUser>('/platform/users/:id/access', { config: { forNobody: true } }, async (request): Promise<Access> => {
    const { userId, account } = sessionIn(request);
    const asked = request.params.id.toLowerCase();
    // A widget knows its account by name alone, and has no more rights than that account.
    const isOwn = [account.userId, account.username].includes(asked) || (asked === userId && !isElevated(account));
    const whose = isOwn ? await accountById(context.db, account.userId) : await customerAt(context, request, asked);
    if (!whose || whose.closed) throw new Refused('USER_NOT_FOUND', 'User not found');
    const { roles, accessProfile, partnerId } = whose;
    if (Object.keys(roles).length === 0) throw new Refused('INVALID_ROLES', 'The user has no role');
    return { userId: isOwn ? userId : whose.userId, partnerId, roles, accessProfile };
  });

  app.get<OfUser>('/platform/users/:id/policies', async (request): Promise<Policy[]> => {
    const { userId } = await customerAt(context, request, request.params.id);
    const held = await context.db
      .select({ policy: policies })
      .from(policyHolders)
      .innerJoin(
        policies,
        and(
          eq(policies.partnerId, policyHolders.partnerId),
          eq(policies.externalPolicyNumber, policyHolders.externalPolicyNumber),
        ),
      )
      .where(eq(policyHolders.userId, userId))
      .orderBy(policyHolders.place);
    const now = context.clock.now();
    return Promise.all(
      held.map(async ({ policy }) => ({
        ...policyIn(policy),
        blockedBy: await hindranceOf(context.db, userId, policy, now),
      })),
    );
  });
}

function userIn(account: Account): User {
  const { userId, firstName, surname, emailAddress, mobilePhoneNumber, locale, employee, mfaEnabled } = account;
  const { partnerId, resolutionOptions, terms, transactional, marketing, billingMethods } = account;
  return {
    id: userId,
    firstName,
    surname,
    emailAddress,
    mobilePhoneNumber,
    language: locale.slice(0, 2).toUpperCase(),
    locale,
    employee,
    mfaEnabled,
    partnerId,
    resolutionOptions,
    terms,
    communicationPreferences: { transactional, marketing },
    billingMethods,
  };
}

function policyIn({ partnerId, maxUses, maxTrips, maxInsured, ...policy }: typeof policies.$inferSelect): Policy {
  if (maxInsured === null) throw new Refused('CONFIG_ERROR', 'The record of a policy is broken');
  return { ...policy, maxInsured };
}
