import type { Reaction } from '#schema/classify.ts';

import type { Refused } from '../../answers.ts';

/** The account, as far as two-step verification is concerned. */
export type Verification = {
  isOn: boolean;
  /** Names the account in an authenticator app. */
  emailAddress: string;
};

export type VerificationAnswer = ({ kind: 'read' } & Verification) | Refused;

/** A secret to enter in an authenticator app: as text in Base32, and as the address that a QR code holds. */
export type OfferedSecret = { secret: string; otpauthUrl: string };

export type SecretAnswer = { kind: 'offered'; offer: OfferedSecret } | Refused;

export type ChangeAnswer = { kind: 'changed'; isOn: boolean } | Refused;

/** Turns the warning about a wrong code into a problem of the field for it. The catalogue of errors has no field for it. */
export const toCodeReaction = (reaction: Reaction): Reaction =>
  reaction.kind === 'warning' && reaction.code === 'MFA_INVALID_CODE'
    ? { kind: 'fields', fields: { code: reaction.code } }
    : reaction;
