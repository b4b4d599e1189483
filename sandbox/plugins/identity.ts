import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { is } from 'superstruct';

import { id } from '#schema/rest/common.ts';
import { type Account, accountById, canReadCustomer, isElevated } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { BareRefusal, Refused } from '../refusal.ts';
import { mayWidgetUse } from '../sign-in/widgetRights.ts';
import { partners, sessions } from '../tables.ts';

export type Partner = typeof partners.$inferSelect;
type Session = {
  tokenId: string;
  /** The user whose portal is open. */
  userId: string;
  /** The account that signed in: the user, or the agent or widget account that opened the session. */
  account: Account;
  /** Whether a widget holds the session, which confines it to the areas of its features. */
  isWidget: boolean;
  /** Seconds since the epoch. */
  until: number;
};

/** Open routes may have no session. */
type Caller = { partner: Partner; session?: Session };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allows requests without a session. */
    open?: boolean;
    /** Lets an open route read the session of a customer. An expired session counts as none. */
    readsSession?: boolean;
    /** Allows an agent who lost access to their customer, so that they can choose another. */
    forNobody?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

/** Requires a partner's API key and, except on open routes, a valid session at that partner. */
export const identity = plugin<Context>(async (app, context) => {
  app.decorateRequest('caller', undefined);

  app.addHook('onRequest', async (request) => {
    const partner = await partnerOf(context, request);
    const { open, readsSession } = request.routeOptions.config;
    if (request.is404 || open) {
      const session = readsSession ? await runningSessionOf(context, request, partner) : null;
      request.caller = { partner, ...(session && { session }) };
      return;
    }
    const session = await sessionOf(context, request, partner);
    const { account, userId } = session;
    if (session.isWidget && !mayWidgetUse(account.accessProfile, routeOf(request)))
      throw new Refused('ACCESS_DENIED', 'Access denied');
    const acts = isElevated(account) && userId !== account.userId && !request.routeOptions.config.forNobody;
    if (acts && !(await canReadCustomer(context.db, account, userId)))
      throw new Refused('ACCESS_DENIED', 'Access denied');
    request.caller = { partner, session };
  });
});

export function requireCallingPartner({ caller }: FastifyRequest): Partner {
  if (!caller) throw new Refused('PARTNER_NOT_FOUND', 'No partner has this API key');
  return caller.partner;
}

/** Returns the requesting partner. Throws PARTNER_NOT_FOUND if the body names another one. */
export function requirePartner(request: FastifyRequest, partnerId: string): Partner {
  const partner = requireCallingPartner(request);
  if (partnerId !== partner.partnerId) throw new Refused('PARTNER_NOT_FOUND', 'The API key is another partner’s');
  return partner;
}

export function requireSession({ caller }: FastifyRequest): Session {
  if (!caller?.session) throw new Refused('UNAUTHORIZED_ACCESS', 'Unauthorized access');
  return caller.session;
}

/** Returns the session of an open route that reads it, or undefined for a guest. */
export const findSession = ({ caller }: FastifyRequest): Session | undefined => caller?.session;

/** Returns the account that the session is for. Throws ACCESS_DENIED for any other account, even to its agent. */
export async function requireSubject(context: Context, request: FastifyRequest, asked: string): Promise<Account> {
  if (idIn(asked) !== requireSession(request).userId) throw new Refused('ACCESS_DENIED', 'Access denied');
  return accountAt(context, request, asked);
}

/** Returns the account that the session is for or the one that signed in. Throws ACCESS_DENIED for others. */
export async function readAccount(context: Context, request: FastifyRequest, asked: string): Promise<Account> {
  const { userId, account } = requireSession(request);
  if (![userId, account.userId].includes(idIn(asked))) throw new Refused('ACCESS_DENIED', 'Access denied');
  return accountAt(context, request, asked);
}

/** Returns a customer of the agent. Throws ACCESS_DENIED for other customers. */
export async function findCustomer(context: Context, request: FastifyRequest, asked: string): Promise<Account> {
  const { account } = requireSession(request);
  if (!(await canReadCustomer(context.db, account, idIn(asked)))) throw new Refused('ACCESS_DENIED', 'Access denied');
  const found = await accountAt(context, request, asked);
  if (!found.roles.USER) throw new Refused('ACCESS_DENIED', 'Access denied');
  return found;
}

async function accountAt({ db }: Context, request: FastifyRequest, asked: string): Promise<Account> {
  const found = await accountById(db, idIn(asked));
  if (!found || found.closed) throw new Refused('USER_NOT_FOUND', 'User not found');
  if (found.partnerId !== requireCallingPartner(request).partnerId) throw new Refused('ACCESS_DENIED', 'Access denied');
  return found;
}

/** Refuses a malformed id as invalid, not as a violation of access. */
function idIn(text: string): string {
  const userId = text.toLowerCase();
  if (!is(userId, id)) throw new Refused('INVALID_PARAMS', 'That is no id', { id: 'invalid' });
  return userId;
}

/** Returns the path of the matched route, so that no spelling of an address bypasses the check. */
const routeOf = ({ routeOptions: { url = '' } }: FastifyRequest): string =>
  url.replace(/^\/api/, '').replace(/\/$/, '');

async function partnerOf({ db }: Context, { headers }: FastifyRequest): Promise<Partner> {
  const apiKey = headers['x-api-key']?.toString() ?? '';
  const [partner] = await db.select().from(partners).where(eq(partners.apiKey, apiKey));
  if (!partner) throw new Refused('PARTNER_NOT_FOUND', 'No partner has this API key');
  return partner;
}

async function runningSessionOf(context: Context, request: FastifyRequest, partner: Partner): Promise<Session | null> {
  try {
    return await sessionOf(context, request, partner);
  } catch (error) {
    if (error instanceof Refused || error instanceof BareRefusal) return null;
    throw error;
  }
}

async function sessionOf(context: Context, { headers }: FastifyRequest, partner: Partner): Promise<Session> {
  const { db, clock, tokens } = context;
  const claims = tokens.read(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
  const [session] = claims ? await db.select().from(sessions).where(eq(sessions.tokenId, claims.jti)) : [];
  if (session?.bare) throw new BareRefusal();
  const isRunning = session && session.type !== 'sso' && !session.endedAt && session.expiresAt > clock.in(0);
  const account = isRunning ? await accountById(db, session.accountId) : undefined;
  if (!isRunning || !account) throw new Refused('UNAUTHORIZED_ACCESS', 'Unauthorized access');
  if (session.partnerId !== partner.partnerId || account.locked) throw new Refused('ACCESS_DENIED', 'Access denied');
  const until = Math.floor(Date.parse(session.expiresAt) / 1_000);
  return { tokenId: session.tokenId, userId: session.userId, account, isWidget: session.type === 'widget', until };
}
