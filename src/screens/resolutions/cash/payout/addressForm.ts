import type { Values } from '#machines/payouts/payouts.ts';
import { emailProblem } from '#rules/people/email.ts';
import { addressLines } from '#schema/rest/payouts.ts';
import type { Rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';
import { requiredLine } from '#src/wizard/payouts/AddressFields.tsx';

/** Optional fields of a bank account, in the order of the form. */
const accountFields = {
  legalType: 'payouts.address.legalType',
  institutionNumber: 'payouts.address.institutionNumber',
  transitNumber: 'payouts.address.transitNumber',
  accountNumber: 'payouts.address.accountNumber',
  accountType: 'payouts.address.accountType',
  sortCode: 'payouts.address.sortCode',
} as const satisfies Record<string, TextId>;

/** Returns the account fields that the method already has. They must be sent again, or they are lost. */
export const listAccountFields = (known: Values): [key: string, label: TextId][] =>
  Object.entries(accountFields).filter(([key]) => Object.hasOwn(known, key));

export const addressRules = (known: Values): Record<string, Rule> => ({
  description: requiredLine,
  email: emailProblem,
  ...Object.fromEntries(
    [...addressLines, ...listAccountFields(known).map(([key]) => key)].map((key) => [key, requiredLine]),
  ),
});

export const trimmed = (entered: Partial<Values>): Values =>
  Object.fromEntries(Object.entries(entered).map(([key, value]) => [key, (value ?? '').trim()]));
