import { array, type Infer, nullable, object, optional, record, string, type, unknown } from 'superstruct';

import { flag, id } from './common.ts';

/** GET /platform/payouts/methods and /platform/payouts/config */
export const WhosePayouts = object({ userId: id });

export const PayoutMethod = type({
  payoutMethodId: id,
  description: string(),
  service: string(),
  provider: string(),
  /** `service-provider` */
  vendor: string(),
  type: string(),
  preferred: flag,
  extras: record(string(), unknown()),
  accountNumber: optional(nullable(string())),
  sortCode: optional(nullable(string())),
  legalType: optional(nullable(string())),
});
export type PayoutMethod = Infer<typeof PayoutMethod>;

export const PayoutConfig = type({
  payouts: type({
    country: type({ iso: string(), currency: string() }),
    providers: array(type({ vendor: string(), provider: string(), service: string(), type: string(), name: string() })),
  }),
});
export type PayoutConfig = Infer<typeof PayoutConfig>;
