import { addressLines } from '#schema/rest/payouts.ts';

import type { PayoutChanges, PayoutMethod, Values } from '../../payouts/payouts.ts';

const lines: readonly string[] = addressLines;

/** Returns a method's values as a flat record: description, address lines, and the provider's fields. */
export const toKnownValues = ({
  description,
  address,
  fields,
}: Pick<PayoutMethod, 'description' | 'address' | 'fields'>): Values => ({
  ...fields,
  ...address,
  description,
});

export const getChangedValues = (known: Values | null, entered: Values): Values =>
  Object.fromEntries(Object.entries(entered).filter(([key, value]) => known?.[key] !== value));

/** Converts the flat values to the changes that are sent. */
export function toPayoutChanges({ description, ...entered }: Values): PayoutChanges {
  const partOf = (isLine: boolean) =>
    Object.fromEntries(Object.entries(entered).filter(([key]) => lines.includes(key) === isLine));
  const address = partOf(true);
  const fields = partOf(false);
  return {
    ...(description !== undefined && { description }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}
