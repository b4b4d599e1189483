import { isSameAccount } from '#rules/payouts/methods.ts';
import { isSame } from '../../kit/records/details.ts';
import type { Refused } from '../../kit/refusals.ts';
import type { AskedFields, NewPayoutMethod, PayoutMethod, Values } from '../../payouts/payouts.ts';
import type { ClaimRead, PayoutDetails, WhichClaim } from '../claims.ts';

/** The existing payout methods, and the fields that each provider asks for in a new one. */
export type PayoutChoice = { methods: readonly PayoutMethod[]; asked: readonly AskedFields[] };
export type ChoiceRead = ({ kind: 'read' } & PayoutChoice) | Refused;

export type WhichPayout = WhichClaim & { payoutId: string };

/** `chosen`: the id of a method, or the vendor of a new one. `fields`: the answers to the provider's questions. */
export type EnteredDetails = {
  chosen: string;
  description: string;
  fields: Values;
  email: string;
  contactNumber: string;
};

/** Keeps one Idempotency-Key until the outcome is known. */
export type Creation = { method: NewPayoutMethod; key: string };
export type Sending = PayoutDetails & { key: string };
export type Correction = { payoutMethodId: string; email: string; key: string };

export const findMethod = ({ methods }: Pick<PayoutChoice, 'methods'>, id: string): PayoutMethod | undefined =>
  methods.find(({ payoutMethodId }) => payoutMethodId === id);

export function toNewMethod(
  { chosen, description, fields, email }: EnteredDetails,
  choice: PayoutChoice | null,
): NewPayoutMethod | null {
  const provider = choice?.asked.find(({ vendor }) => vendor === chosen);
  if (!provider) return null;
  const { vendor, service, provider: name, type } = provider;
  return { vendor, service, provider: name, type, description, fields: { ...fields, email } };
}

export const isSameMethod = (one: NewPayoutMethod, other: NewPayoutMethod): boolean =>
  one.vendor === other.vendor && one.description === other.description && isSame(one.fields, other.fields);

/** Returns the existing method that matches the description. Compares account details, not names. */
export function findSameAccount(methods: readonly PayoutMethod[], { vendor, fields }: NewPayoutMethod) {
  const isIt = (method: PayoutMethod) =>
    method.vendor === vendor &&
    Boolean(method.fields['accountNumber']) &&
    Object.entries(method.fields).every(([key, told]) => key === 'email' || !(key in fields) || fields[key] === told);
  return methods.find(isIt);
}

/** Returns the status of a payout in a claim; `gone` if the claim does not contain it. */
export function findPayoutStatus(read: ClaimRead, wanted: string): string {
  const payouts = read.kind === 'read' ? (read.claim?.payouts ?? []) : [];
  return payouts.find(({ payoutId }) => payoutId === wanted)?.status ?? 'gone';
}

/** Returns the e-mail address of a method, falling back to the owner's. */
export const getPayoutEmail = (method: PayoutMethod | undefined, own: string): string => method?.fields['email'] || own;

type Meant = {
  choice: PayoutChoice | null;
  creation: Creation | null;
  createdId: string | null;
  correction: Correction | null;
};

/**
 * Returns whether an account is the one that its owner saw or described. A correction may have arrived even if its
 * answer was lost, so the corrected e-mail address counts as well.
 */
export function isExpectedAccount(method: PayoutMethod, { choice, creation, createdId, correction }: Meant): boolean {
  const { payoutMethodId: id } = method;
  if (creation && id === createdId) return findSameAccount([method], creation.method) !== undefined;
  const corrected = choice && correction && withEmail(choice, id, correction.email);
  return [choice, corrected].some((told) => {
    const shown = told && findMethod(told, id);
    return shown ? isSameAccount(method, shown) : false;
  });
}

export const withEmail = (choice: PayoutChoice, id: string, email: string): PayoutChoice => ({
  ...choice,
  methods: choice.methods.map((method) =>
    method.payoutMethodId === id ? { ...method, fields: { ...method.fields, email } } : method,
  ),
});
