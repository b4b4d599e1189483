import type { Access } from '#schema/rest/session.ts';

import type { Refused } from '../answers.ts';
import type { Session } from '../session/session.ts';

/** The insurer knows who it is. `at`: when, by the server's clock, in milliseconds since the epoch. */
export type SignedIn = { kind: 'signed in'; userId: string; agentId: string | null; accessToken: string; at: number };

export type SecondFactorWanted = { kind: 'second factor'; userId: string; session: string };

export type SignInAnswer = SignedIn | SecondFactorWanted | Refused;

export type AccessAnswer = { kind: 'granted'; access: Access } | Refused;

/** Who signed in, with what they may do. */
export function sessionOf(signedIn: SignedIn | null, answer: AccessAnswer): Session | null {
  if (!signedIn || answer.kind !== 'granted') return null;
  const { userId, agentId, at: signedInAt } = signedIn;
  const { partnerId, roles, accessProfile } = answer.access;
  // Who is no customer has no portal of their own.
  const id = userId === agentId && !roles.USER ? '' : userId;
  return { id, agentId, partnerId, roles, accessProfile, entrance: 'user', signedInAt };
}
