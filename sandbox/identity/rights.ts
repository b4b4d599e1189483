import type { FastifyRequest } from 'fastify';

import type { Database } from '../database/open.ts';
import { partnerIn, sessionIn } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';
import { accountById } from './accounts.ts';

type Session = ReturnType<typeof sessionIn>;

/** Returns the session if it may write and has the right in one of the features. Throws ACCESS_DENIED otherwise. */
export function writerIn(request: FastifyRequest, features: readonly string[], right = 'CREATE'): Session {
  const session = reporterIn(request);
  if (!features.some((feature) => hasRight(session, feature, right)))
    throw new Refused('ACCESS_DENIED', 'Access denied');
  return session;
}

/** Returns the session if it may write. Reporting a disruption needs no other right. Throws ACCESS_DENIED otherwise. */
export function reporterIn(request: FastifyRequest): Session {
  const session = sessionIn(request);
  const { ADMIN, AGENT, USER } = session.account.roles;
  if ((ADMIN ?? AGENT ?? USER)?.write !== true) throw new Refused('ACCESS_DENIED', 'Access denied');
  return session;
}

/**
 * Returns the session of a caller who may maintain the account's passengers. Roles other than USER need no right (spec
 * P§6); a customer needs the right and the partner's setting. Throws ACCESS_DENIED.
 */
export async function passengerKeeperIn(request: FastifyRequest, db: Database, right: string): Promise<Session> {
  const session = reporterIn(request);
  if (!session.account.roles.USER) return session;
  writerIn(request, ['customer-travel-passengers'], right);
  const { passengerKeepers } = partnerIn(request);
  if (passengerKeepers === 'everybody') return session;
  const owner = await accountById(db, session.userId);
  if (passengerKeepers === 'nobody' || owner?.employee !== 1) throw new Refused('ACCESS_DENIED', 'Access denied');
  return session;
}

export const hasRight = ({ account }: Session, feature: string, right: string): boolean =>
  account.accessProfile.some((entry) => entry.feature === feature && entry.accessRights.includes(right));
