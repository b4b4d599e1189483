import type { Refused } from '../answers.ts';

/** The insurer knows who it is. `at`: when, by the server's clock, in milliseconds since the epoch. */
export type SignedIn = { kind: 'signed in'; userId: string; agentId: string | null; accessToken: string; at: number };

export type SecondFactorWanted = { kind: 'second factor'; userId: string; session: string };

export type SignInAnswer = SignedIn | SecondFactorWanted | Refused;
