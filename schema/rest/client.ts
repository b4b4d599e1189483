import { type Infer, object, string, type } from 'superstruct';

import { id } from './common.ts';

/** GET platform/client */
export const WhichClient = object({ domain: string() });

/** The partner that a domain belongs to. */
export const Client = type({
  partnerId: id,
  cmsBundle: string(),
  branding: type({ theme: string(), product: string(), name: string() }),
});
export type Client = Infer<typeof Client>;
