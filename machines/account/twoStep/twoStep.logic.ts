import type { Reaction } from '#schema/classify.ts';

import type { Refused } from '../../kit/refusals.ts';

/** The data of an account that two-step verification needs. */
export type Verification = {
  isOn: boolean;
  /** Names the account in an authenticator app. */
  emailAddress: string;
};

export type VerificationAnswer = ({ kind: 'read' } & Verification) | Refused;

/** A secret for an authenticator app: as Base32 text, and as the address in a QR code. */
export type OfferedSecret = { secret: string; otpauthUrl: string };

export type SecretAnswer = { kind: 'offered'; offer: OfferedSecret } | Refused;

export type ChangeAnswer = { kind: 'changed'; isOn: boolean } | Refused;

/** Turns the warning about a wrong code into a problem of its field. The error catalogue has no field for it. */
export const toCodeReaction = (reaction: Reaction): Reaction =>
  reaction.kind === 'warning' && reaction.code === 'MFA_INVALID_CODE'
    ? { kind: 'fields', fields: { code: reaction.code } }
    : reaction;
