import { type Infer, nullable, number, object, size, string } from 'superstruct';

import type { Slice } from '#src/lib/browser/storage.ts';
import type { Portal } from '#src/session/portal.ts';

const text = size(string(), 0, 254);
const Typed = object({
  firstName: text,
  surname: text,
  emailAddress: text,
  mobilePhoneNumber: text,
  language: text,
  externalPolicyNumber: text,
});

/** Everything typed into a registration except the password. */
export type TypedRegistration = Infer<typeof Typed>;

const RegisterRecord = object({ linkId: nullable(string()), savedAt: number(), typed: Typed });

/** Local storage: an unfinished registration (spec P§4, "the register form"). */
const register: Slice<Infer<typeof RegisterRecord>> = { name: 'register', version: 1, struct: RegisterRecord };

const lifeMs = 20 * 3_600_000;

type Stores = Pick<Portal, 'local' | 'clock'>;

/** Returns the data typed into an unfinished registration of the last 20 hours, for the same link or without one. */
export function readRegistration({ local, clock }: Stores, linkId: string | null): TypedRegistration | null {
  const kept = local.read(register);
  if (!kept) return null;
  const ageMs = clock.now() - kept.savedAt;
  if (ageMs < lifeMs) return kept.linkId === linkId ? kept.typed : null;
  local.forget(register);
  return null;
}

export function keepRegistration({ local, clock }: Stores, linkId: string | null, typed: TypedRegistration): void {
  local.write(register, { linkId, savedAt: clock.now(), typed });
}

export const forgetRegistration = ({ local }: Pick<Portal, 'local'>): void => local.forget(register);
