import type { Code } from '#schema/errors.ts';

import type { Refused, SecondFactorWanted, SignedIn } from './answers.ts';

export const signedIn: SignedIn = {
  kind: 'signed in',
  userId: 'anna',
  agentId: null,
  accessToken: 'the token',
  at: 0,
};

export const secondFactorWanted: SecondFactorWanted = { kind: 'second factor', userId: 'anna', session: 'mfa-1' };

/** Refused with a warning, as nearly all refusals are. */
export const refusedWith = (code: Code): Refused => ({ kind: 'refused', reaction: { kind: 'warning', code } });

/** Refused for what is in a field of the form. */
export const refusedFor = (field: string, problem: Code | 'invalid'): Refused => ({
  kind: 'refused',
  reaction: { kind: 'fields', fields: { [field]: problem } },
});
