import type { SecondFactorWanted, SignedIn } from './answers.ts';

export const signedInAnswer: SignedIn = {
  kind: 'signed in',
  userId: 'anna',
  agentId: null,
  accessToken: 'the token',
  at: 0,
};

export const secondFactorWanted: SecondFactorWanted = { kind: 'second factor', userId: 'anna', session: 'mfa-1' };
