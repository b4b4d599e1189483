import { type Infer, nullable, object, optional, string, type } from 'superstruct';

import { id } from './common.ts';

/** GET platform/client */
export const WhichClient = object({ domain: string() });

/** The partner that a domain belongs to. */
export const Client = type({
  partnerId: id,
  cmsBundle: string(),
  branding: type({ theme: string(), product: string(), name: string() }),
  /**
   * An address at which browsers can read the insurer's clock. Only the sandbox has one, because only its clock can be
   * moved.
   */
  clock: optional(nullable(string())),
});
export type Client = Infer<typeof Client>;
