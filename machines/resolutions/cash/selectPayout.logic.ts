import { isSameAccount } from '#rules/payouts/methods.ts';

import type { Refused } from '../../kit/refusals.ts';
import type { AskedFields, PayoutMethod } from '../../payouts/payouts.ts';

type Offered = { vendors: readonly string[]; country: string; currency: string };

/** The payout methods and providers; `vendors` is null if none are configured. */
export type PayoutsRead = ({ kind: 'read'; methods: PayoutMethod[] } & (Offered | { vendors: null })) | Refused;

/** The customer's rights besides choosing an existing method. */
export type PayoutAbilities = {
  canSetUp: boolean;
  /** `later`: an incomplete method can be selected. `now`: it is completed first. `never`: the user may not do that. */
  completion: 'now' | 'later' | 'never';
  /** Whether a customer without a method needs none, because a partner pays and knows the account. */
  canDoWithout: boolean;
};

export type SelectPayoutEvent =
  /** `payoutMethodId`: null if nothing was set up. `isOnward`: continue with the new method at once. */
  | { type: 'method.setUp'; payoutMethodId: string | null; isOnward: boolean }
  | { type: 'method.chosen'; payoutMethodId: string }
  | { type: 'setup.requested' }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' };

export type SelectPayoutInput = {
  abilities: PayoutAbilities;
  /** The account that is selected without a question unless it has changed; null to ask in any case. */
  shown: PayoutMethod | null;
  newKey: () => string;
};

export type SelectPayoutContext = SelectPayoutInput & {
  methods: readonly PayoutMethod[];
  vendors: readonly string[] | null;
  /** ISO 3166-1 alpha-2. `currency` belongs to this country. */
  country: string;
  currency: string;
  /** The id of the method that the customer chose, set up or was shown. */
  chosen: string | null;
  asked: AskedFields | null;
  /** False once the customer set up a method without continuing. */
  isOnward: boolean;
  /** Whether the account that was shown has changed or no longer exists. */
  isOutdated: boolean;
};

export type SelectPayoutOutput =
  /** `method`: null if the customer needs none. `isOnward`: false if it was set up without continuing. */
  | { kind: 'selected'; method: PayoutMethod | null; isOnward: boolean }
  | { kind: 'dismissed' }
  /** Dismissed after the account that was shown had changed. */
  | { kind: 'outdated' };

export const findChosenMethod = ({
  methods,
  chosen,
}: Pick<SelectPayoutContext, 'methods' | 'chosen'>): PayoutMethod | null =>
  methods.find(({ payoutMethodId }) => payoutMethodId === chosen) ?? null;

export function isChosenMethod(what: (method: PayoutMethod) => boolean, context: SelectPayoutContext): boolean {
  const method = findChosenMethod(context);
  return method !== null && what(method);
}

export const isShownUnchanged = ({ methods, shown }: Pick<SelectPayoutContext, 'methods' | 'shown'>): boolean =>
  shown !== null && methods.some((method) => isSameAccount(method, shown));
