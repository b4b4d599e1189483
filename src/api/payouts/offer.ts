import type { Reaction } from '#schema/classify.ts';
import type { Code } from '#schema/errors.ts';

import type { PayoutConfigQuery } from '../generated/documents.ts';
import { reactionTo } from '../reaction.ts';

/** Through whom money goes, to where, and in which currency. */
export const offerIn = ({ payoutConfig }: PayoutConfigQuery) => {
  const { country, providers } = payoutConfig.payouts;
  return { vendors: providers.map(({ vendor }) => vendor), country: country.iso, currency: country.currency };
};

export const nothingOffered = { vendors: null };

const notSetUp: readonly unknown[] = ['PAYOUT_SERVICE_NOT_CONFIGURED', 'CONFIG_MISSING'] satisfies Code[];

/** Whether an offer could not be read because nobody has set up through whom money goes. */
export const isNotSetUp = (error: unknown): boolean => saysNotSetUp(reactionTo(error, { signedIn: true }));

export const saysNotSetUp = (reaction: Reaction): boolean => 'code' in reaction && notSetUp.includes(reaction.code);

/** Where nobody has set up through whom money goes, a method that there is can be paid to all the same. */
export function unlessNotSetUp(error: unknown): typeof nothingOffered {
  if (isNotSetUp(error)) return nothingOffered;
  throw error;
}
