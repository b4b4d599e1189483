import { createHmac, randomBytes } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isElevated } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { ensureSetting } from '../database/settings.ts';
import type { Transaction } from '../database/types.ts';
import { Refused } from '../refusal.ts';
import { acts, answers } from '../tables.ts';
import { requireSession } from './identity.ts';

type Answer = { status: number; body: unknown };
type Effect = (tx: Transaction) => Promise<Answer>;

declare module 'fastify' {
  interface FastifyInstance {
    once: (request: FastifyRequest, effect: Effect) => Promise<Answer>;
  }
}

const longestKey = 255;

/**
 * Runs a write once for each key of a customer. The answer is stored in the transaction of the effect. A refusal rolls
 * both back, so a refused request may be repeated under its key. An agent who acts for two customers may send the same
 * key for both. The sign-in family is exempt: its answers hold secrets and are never stored.
 */
export const idempotency = plugin<Context>(async (app, { db, clock }) => {
  // Keyed, because a body may hold a value, such as a national ID, that a plain hash would give away.
  const { secret } = await ensureSetting(db, 'fingerprint key', { secret: randomBytes(32).toString('base64url') });

  app.decorate('once', async (request: FastifyRequest, effect: Effect) => {
    if (request.routeOptions.url?.includes('/platform/user/'))
      throw new TypeError('The sign-in family takes no Idempotency-Key');
    const told: Effect = async (tx) => {
      const answer = await effect(tx);
      const { userId: customerId, account } = requireSession(request);
      const { method, url, routeOptions } = request;
      // Policies belong to the partner: a change of one is not done for the customer that the agent acts for.
      const isOfCustomer = !routeOptions.config.forNobody;
      if (isOfCustomer && customerId !== account.userId && isElevated(account))
        await tx
          .insert(acts)
          .values({ agentId: account.userId, customerId, what: `${method} ${url}`, at: clock.in(0) });
      return answer;
    };
    const key = request.headers['idempotency-key']?.toString();
    // The contract knows of no such header. Without it, what may be only once is still only once.
    if (!key) return db.transaction(told);
    if (key.length > longestKey)
      throw new Refused('INVALID_PARAMS', 'The Idempotency-Key is too long', { 'Idempotency-Key': 'invalid' });
    const { userId } = requireSession(request);
    const fingerprint = fingerprintOf(request, String(secret));

    return db.transaction(async (tx) => {
      await takeTurn(tx, `${userId} ${key}`);
      const [stored] = await tx
        .select()
        .from(answers)
        .where(and(eq(answers.userId, userId), eq(answers.key, key)));
      if (stored && stored.fingerprint !== fingerprint)
        throw new Refused('KEY_REUSED', 'This Idempotency-Key belongs to another request');
      if (stored) return { status: stored.status, body: stored.body };

      const answer = await told(tx);
      await tx.insert(answers).values({ key, userId, fingerprint, ...answer });
      return answer;
    });
  });
});

/** The lock ends with the transaction, even when the process dies. PGlite has one session: there the second simply waits. */
async function takeTurn(tx: Transaction, name: string): Promise<void> {
  const free = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const [turn] = await tx.select({ free }).from(sql`(values (1)) as one`);
  if (!turn?.free) throw new Refused('REQUEST_RUNNING', 'The first request with this Idempotency-Key is still running');
}

/** Includes the account, so that an agent's key and their customer's never answer each other. */
function fingerprintOf(request: FastifyRequest, secret: string): string {
  const { method, url, body } = request;
  return createHmac('sha256', secret)
    .update(JSON.stringify([requireSession(request).account.userId, method, url, body], inOrder))
    .digest('hex');
}

/** An object says the same in whatever order; a list does not. */
function inOrder(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
