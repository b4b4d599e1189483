import { isSame } from '../kit/records/details.ts';
import type { AskedFields, MethodsRead, NewPayoutMethod } from './payouts.ts';

export type Described = Pick<NewPayoutMethod, 'description' | 'fields' | 'address'>;

export type Attempt = { described: Described; method: NewPayoutMethod; key: string };

type Attempting = { attempt: Attempt | null; asked: AskedFields | null; newKey: () => string };

/** Returns the request for a method. The same description for the same provider reuses the key of the last request. */
export function toAttempt({ attempt, asked, newKey }: Attempting, described: Described): Attempt {
  if (!asked) throw new Error('The provider has not said which fields it needs.');
  if (attempt && isSameRequest(attempt, described, asked)) return attempt;
  const { vendor, service, provider, type } = asked;
  return { described, method: { vendor, service, provider, type, ...described }, key: newKey() };
}

const isSameRequest = ({ method, described }: Attempt, other: Described, { vendor }: AskedFields): boolean =>
  method.vendor === vendor && isSame(flatten(described), flatten(other));

const flatten = ({ description, fields, address = {} }: Described) => ({ ...fields, ...address, description });

/** Returns the newest method that is not in `known`. */
export const findNewMethod = (read: MethodsRead, known: readonly string[]): string | null =>
  (read.kind === 'read' && read.methods.map((method) => method.payoutMethodId).findLast((id) => !known.includes(id))) ||
  null;
