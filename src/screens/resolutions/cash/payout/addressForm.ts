import type { Values } from '#machines/payouts/payouts.ts';
import { emailProblem } from '#rules/people/email.ts';
import { addressLines } from '#schema/rest/payouts.ts';
import type { Rule } from '#src/forms/validators.ts';
import type { TextId } from '#src/lib/texts.ts';
import { requiredLine } from '#src/wizard/payouts/AddressFields.tsx';

/** What a bank account may have besides, in the order in which it is asked for. */
const accountFields = {
  legalType: 'payouts.address.legalType',
  institutionNumber: 'payouts.address.institutionNumber',
  transitNumber: 'payouts.address.transitNumber',
  accountNumber: 'payouts.address.accountNumber',
  accountType: 'payouts.address.accountType',
  sortCode: 'payouts.address.sortCode',
} as const satisfies Record<string, TextId>;

/** Those of its own that a method has, and has to keep. */
export const accountFieldsIn = (known: Values): [key: string, label: TextId][] =>
  Object.entries(accountFields).filter(([key]) => Object.hasOwn(known, key));

/** What the form must be like before anybody is asked. */
export const addressRules = (known: Values): Record<string, Rule> => ({
  description: requiredLine,
  email: emailProblem,
  ...Object.fromEntries(
    [...addressLines, ...accountFieldsIn(known).map(([key]) => key)].map((key) => [key, requiredLine]),
  ),
});

/** What was entered, without the spaces around it. */
export const trimmed = (entered: Partial<Values>): Values =>
  Object.fromEntries(Object.entries(entered).map(([key, value]) => [key, (value ?? '').trim()]));
