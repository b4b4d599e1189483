import type { Reaction } from '#schema/classify.ts';
import type { Code } from '#schema/errors.ts';

import type { PayoutConfigQuery } from '../generated/documents.ts';
import { toReaction } from '../reaction.ts';

export const toOffer = ({ payoutConfig }: PayoutConfigQuery) => {
  const { country, providers } = payoutConfig.payouts;
  return { vendors: providers.map(({ vendor }) => vendor), country: country.iso, currency: country.currency };
};

export const nothingOffered = { vendors: null };

const notSetUp: readonly unknown[] = ['PAYOUT_SERVICE_NOT_CONFIGURED', 'CONFIG_MISSING'] satisfies Code[];

/** Returns true if reading failed because the partner has not set up payouts. */
export const isNotSetUp = (error: unknown): boolean => isNotSetUpReaction(toReaction(error, { signedIn: true }));

export const isNotSetUpReaction = (reaction: Reaction): boolean =>
  'code' in reaction && notSetUp.includes(reaction.code);

/** Ignores that payouts are not set up, because existing methods can still be paid to. Rethrows all other errors. */
export function ignoreNotSetUp(error: unknown): typeof nothingOffered {
  if (isNotSetUp(error)) return nothingOffered;
  throw error;
}
