import type { Access } from '#schema/rest/session.ts';

import type { Refused } from '../kit/refusals.ts';
import type { Session } from '../session/session.ts';

/** The insurer has authenticated the user. `at`: server time in milliseconds since the epoch. */
export type SignedIn = { kind: 'signed in'; userId: string; agentId: string | null; accessToken: string; at: number };

export type SecondFactorWanted = { kind: 'second factor'; userId: string; session: string };

export type SignInAnswer = SignedIn | SecondFactorWanted | Refused;

export type AccessAnswer = { kind: 'granted'; access: Access } | Refused;

/** Combines the signed-in user with their rights. */
export function toSession(signedIn: SignedIn | null, answer: AccessAnswer): Session | null {
  if (!signedIn || answer.kind !== 'granted') return null;
  const { userId, agentId, at: signedInAt } = signedIn;
  const { partnerId, roles, accessProfile } = answer.access;
  // An agent who is not a customer has no portal of their own.
  const id = userId === agentId && !roles.USER ? '' : userId;
  return { id, agentId, partnerId, roles, accessProfile, entrance: 'user', signedInAt };
}
