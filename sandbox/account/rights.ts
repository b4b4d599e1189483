import type { FastifyRequest } from 'fastify';

import type { Database } from '../database/types.ts';
import { requireCallingPartner, requireSession } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';
import { accountById } from './accounts.ts';

type Session = ReturnType<typeof requireSession>;

/** Returns the session if it may write and has the right in one of the features. Throws ACCESS_DENIED otherwise. */
export function requireWriter(request: FastifyRequest, features: readonly string[], right = 'CREATE'): Session {
  const session = requireReporter(request);
  if (!features.some((feature) => hasRight(session, feature, right)))
    throw new Refused('ACCESS_DENIED', 'Access denied');
  return session;
}

/** Returns the session if it may write. Reporting a disruption needs no other right. Throws ACCESS_DENIED otherwise. */
export function requireReporter(request: FastifyRequest): Session {
  const session = requireSession(request);
  const { ADMIN, AGENT, USER } = session.account.roles;
  if ((ADMIN ?? AGENT ?? USER)?.write !== true) throw new Refused('ACCESS_DENIED', 'Access denied');
  return session;
}

/**
 * Returns the session of a caller who may maintain the account's passengers. Roles other than USER need no right (spec
 * P§6); a customer needs the right and the partner's setting. Throws ACCESS_DENIED.
 */
export async function requirePassengerKeeper(request: FastifyRequest, db: Database, right: string): Promise<Session> {
  const session = requireReporter(request);
  if (!session.account.roles.USER) return session;
  requireWriter(request, ['customer-travel-passengers'], right);
  const { passengerKeepers } = requireCallingPartner(request);
  if (passengerKeepers === 'everybody') return session;
  const owner = await accountById(db, session.userId);
  if (passengerKeepers === 'nobody' || owner?.employee !== 1) throw new Refused('ACCESS_DENIED', 'Access denied');
  return session;
}

export const hasRight = ({ account }: Session, feature: string, right: string): boolean =>
  account.accessProfile.some((entry) => entry.feature === feature && entry.accessRights.includes(right));
