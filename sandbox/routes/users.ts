import type { FastifyInstance } from 'fastify';

import type { Access } from '#schema/rest/session.ts';
import type { Policy, User } from '#schema/rest/users.ts';
import type { Context } from '../context.ts';
import { type Account, accountById, isElevated } from '../identity/accounts.ts';
import { policiesOf } from '../insuring/held.ts';
import { readAccount, sessionIn } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';

type OfUser = { Params: { id: string } };

export async function userRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.get<OfUser>('/platform/users/:id', async (request) =>
    userIn(await readAccount(context, request, request.params.id)),
  );

  app.get<OfUser>('/platform/users/:id/access', { config: { forNobody: true } }, async (request): Promise<Access> => {
    const { userId, account } = sessionIn(request);
    const asked = request.params.id.toLowerCase();
    // A widget knows its account by name alone, and has no more rights than that account.
    const isOwn = [account.userId, account.username].includes(asked) || (asked === userId && !isElevated(account));
    const whose = isOwn ? await accountById(context.db, account.userId) : await readAccount(context, request, asked);
    if (!whose || whose.closed) throw new Refused('USER_NOT_FOUND', 'User not found');
    const { roles, accessProfile, partnerId } = whose;
    if (Object.keys(roles).length === 0) throw new Refused('INVALID_ROLES', 'The user has no role');
    return { userId: isOwn ? userId : whose.userId, partnerId, roles, accessProfile };
  });

  app.get<OfUser>('/platform/users/:id/policies', async (request): Promise<Policy[]> => {
    const { userId } = await readAccount(context, request, request.params.id);
    return policiesOf(context, userId);
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
