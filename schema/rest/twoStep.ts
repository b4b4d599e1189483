import { boolean, type Infer, object, size, string, type } from 'superstruct';

import { like } from './common.ts';

/** POST /platform/user/mfa/token. `label`: names the account in an authenticator app. */
export const SecretRequest = object({ label: size(string(), 1, 254) });

/** A secret to enter in an authenticator app. `secret` is Base32; `otpauthUrl` is read from a QR code. */
export const OfferedSecret = type({
  secret: like('Base32', /^[A-Z2-7]{16,128}$/),
  otpauthUrl: like('address of a time-based secret', /^otpauth:\/\/totp\//),
});
export type OfferedSecret = Infer<typeof OfferedSecret>;

/** POST /platform/user/mfa */
export const SecondFactorChange = object({ enabled: boolean(), code: size(string(), 1, 12) });

export const SecondFactorState = type({ mfaEnabled: boolean() });
export type SecondFactorState = Infer<typeof SecondFactorState>;
