import type { GraphQLClient } from 'graphql-request';

import type { ChoiceRead } from '#machines/claims/details/details.ts';
import { forBusinesses, preferredFirst } from '#rules/payouts/methods.ts';

import { isNotSetUpReaction } from '../payouts/offer.ts';
import { createPayoutsApi } from '../payouts/payouts.ts';

/**
 * Returns the payout methods of a business and the fields that each provider requires for a new one. Skips providers
 * that are not set up. Fails if any other provider gives no answer, because it may be the one that accepts businesses.
 */
export const createPayoutChoiceReader =
  (portal: { client: GraphQLClient }) =>
  async (variables: { userId: string }, signal: AbortSignal): Promise<ChoiceRead> => {
    const { readPayouts, readFields } = createPayoutsApi(portal);
    const read = await readPayouts({ ...variables, isPaidByPartner: false }, signal);
    if (read.kind === 'refused') return read;
    const methods = preferredFirst(read.methods);
    if (read.vendors === null) return { kind: 'read', methods, asked: [] };

    const { vendors, currency } = read;
    const told = await Promise.all(vendors.map((vendor) => readFields({ vendor, currency }, signal)));
    const failed = told.find((fields) => fields.kind === 'refused' && !isNotSetUpReaction(fields.reaction));
    if (failed?.kind === 'refused') return failed;
    const asked = told.flatMap((fields) => (fields.kind === 'read' ? [fields.asked] : []));
    return { kind: 'read', methods, asked: forBusinesses(asked) };
  };
