import type { FastifyRequest } from 'fastify';

import { sessionIn } from '../plugins/identity.ts';
import { Refused } from '../refusal.ts';

type Session = ReturnType<typeof sessionIn>;

/** The session of somebody who may write at all, and has the right in one of the features. */
export function writerIn(request: FastifyRequest, features: readonly string[], right = 'CREATE'): Session {
  const session = sessionIn(request);
  const { ADMIN, AGENT, USER } = session.account.roles;
  const isWriter = (ADMIN ?? AGENT ?? USER)?.write === true;
  if (!isWriter || !features.some((feature) => hasRight(session, feature, right)))
    throw new Refused('ACCESS_DENIED', 'Access denied');
  return session;
}

export const hasRight = ({ account }: Session, feature: string, right: string): boolean =>
  account.accessProfile.some((entry) => entry.feature === feature && entry.accessRights.includes(right));
