import type { Details } from '../../kit/records/details.ts';
import { editing } from '../../kit/records/editing.ts';
import type { PayoutChanges } from '../payouts.ts';

/** The form values of a payout method: `description`, and `fields.…` and `address.…` by their keys. */
export type MethodDetails = Details;

export const editPayoutMethodMachine = editing<MethodDetails>({
  id: 'editPayoutMethod',
  changesTo: (known, entered) =>
    Object.fromEntries(Object.entries(entered).filter(([key, text]) => known?.[key] !== text)),
  notFound: 'PAYMENT_METHOD_NOT_FOUND',
});

/** Converts form values to the changes that are sent. */
export function toPayoutChanges({ description, ...others }: Partial<MethodDetails>): PayoutChanges {
  const [fields, address] = [partOf(others, 'fields.'), partOf(others, 'address.')];
  return { ...(description !== undefined && { description }), ...(fields && { fields }), ...(address && { address }) };
}

function partOf(details: Partial<MethodDetails>, prefix: string): Details | null {
  const within = Object.entries(details).filter((entry): entry is [string, string] => entry[0].startsWith(prefix));
  return within.length > 0 ? Object.fromEntries(within.map(([key, text]) => [key.slice(prefix.length), text])) : null;
}
