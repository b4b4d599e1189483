import { isSameAccount } from '#rules/payouts/methods.ts';

import type { Refused } from '../../answers.ts';
import type { AskedFields, NewPayoutMethod, PayoutMethod, Values } from '../../payouts/payouts.ts';
import { isSame } from '../../records/details.ts';
import type { ClaimRead, PayoutDetails, WhichClaim } from '../claims.ts';

/** Where there is to choose from: the methods there are, and what each provider asks of a new one. */
export type PayoutChoice = { methods: readonly PayoutMethod[]; asked: readonly AskedFields[] };
export type ChoiceRead = ({ kind: 'read' } & PayoutChoice) | Refused;

export type WhichPayout = WhichClaim & { payoutId: string };

/** `chosen`: the id of a method, or the vendor of a new one. `fields`: what its provider asks for. */
export type EnteredDetails = {
  chosen: string;
  description: string;
  fields: Values;
  email: string;
  contactNumber: string;
};

/** Sent under one Idempotency-Key, until it is known what became of it. */
export type Creation = { method: NewPayoutMethod; key: string };
export type Sending = PayoutDetails & { key: string };
export type Correction = { payoutMethodId: string; email: string; key: string };

export const methodOf = ({ methods }: Pick<PayoutChoice, 'methods'>, id: string): PayoutMethod | undefined =>
  methods.find(({ payoutMethodId }) => payoutMethodId === id);

export function methodIn(
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

/** Which of the methods there are is the one that was described: by what its account is known by, whatever it is called. */
export function foundAmong(methods: readonly PayoutMethod[], { vendor, fields }: NewPayoutMethod) {
  const isIt = (method: PayoutMethod) =>
    method.vendor === vendor &&
    Boolean(method.fields['accountNumber']) &&
    Object.entries(method.fields).every(([key, told]) => key === 'email' || !(key in fields) || fields[key] === told);
  return methods.find(isIt);
}

/** What a claim that was read says of one of its payouts; `gone`: nothing. */
export function statusIn(read: ClaimRead, wanted: string): string {
  const payouts = read.kind === 'read' ? (read.claim?.payouts ?? []) : [];
  return payouts.find(({ payoutId }) => payoutId === wanted)?.status ?? 'gone';
}

/** The e-mail address that goes with a method, as far as anybody knows: else it is its owner's. */
export const emailOf = (method: PayoutMethod | undefined, own: string): string => method?.fields['email'] || own;

type Meant = {
  choice: PayoutChoice | null;
  creation: Creation | null;
  createdId: string | null;
  correction: Correction | null;
};

/**
 * Whether an account is the one that its owner was shown, or described. What they correct of it may have arrived, though
 * nobody heard so.
 */
export function isAsMeant(method: PayoutMethod, { choice, creation, createdId, correction }: Meant): boolean {
  const { payoutMethodId: id } = method;
  if (creation && id === createdId) return foundAmong([method], creation.method) !== undefined;
  const corrected = choice && correction && withEmail(choice, id, correction.email);
  return [choice, corrected].some((told) => {
    const shown = told && methodOf(told, id);
    return shown ? isSameAccount(method, shown) : false;
  });
}

export const withEmail = (choice: PayoutChoice, id: string, email: string): PayoutChoice => ({
  ...choice,
  methods: choice.methods.map((method) =>
    method.payoutMethodId === id ? { ...method, fields: { ...method.fields, email } } : method,
  ),
});
