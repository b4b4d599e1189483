import {
  array,
  boolean,
  type Infer,
  literal,
  nonempty,
  nullable,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct';

import { id } from './common.ts';

const line = size(string(), 1, 254);

/** POST /platform/user/login */
export const Credentials = object({ username: line, password: line, partnerId: id });

/** POST /platform/user/login/otc */
export const OneTimeCodeRequest = object({ identifier: line, partnerId: id });
export const OneTimeCodeSession = type({ sessionId: id });

/** POST /platform/user/login/confirm */
export const OneTimeCode = object({ sessionId: id, code: size(string(), 1, 12) });

/** POST /platform/user/mfa/confirm */
export const SecondFactor = object({ userId: id, code: size(string(), 1, 12), session: id });

/**
 * Signed in (`accessToken`), or asked for a second factor first (`mfaRequired` and `session`). `userId` is the customer
 * of the portal; `agentId` is the agent who acts for them, if any.
 */
export const SignIn = type({
  userId: id,
  accessToken: optional(nullable(nonempty(string()))),
  agentId: optional(nullable(id)),
  mfaRequired: optional(nullable(literal(true))),
  session: optional(nullable(id)),
});
export type SignIn = Infer<typeof SignIn>;

const RoleRights = type({ write: boolean() });

/** GET /platform/users/{id}/access */
export const Access = type({
  userId: id,
  partnerId: id,
  roles: type({
    ADMIN: optional(nullable(RoleRights)),
    AGENT: optional(nullable(RoleRights)),
    USER: optional(nullable(RoleRights)),
  }),
  accessProfile: array(type({ feature: string(), accessRights: array(string()) })),
});
export type Access = Infer<typeof Access>;
