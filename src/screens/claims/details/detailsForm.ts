import {
  type EnteredDetails,
  findMethod,
  getPayoutEmail,
  type PayoutChoice,
} from '#machines/claims/details/details.ts';
import type { Problems } from '#machines/kit/refusals.ts';
import type { AskedFields, Values } from '#machines/payouts/payouts.ts';
import { type AskedField, payoutFieldProblem } from '#rules/payouts/fields.ts';
import { phoneProblem } from '#rules/people/phone.ts';
import type { Rules } from '#src/forms/createValidator.ts';
import { problem } from '#src/forms/problems.ts';
import { filled, inOrder, type Rule, rule } from '#src/forms/validators.ts';
import {
  descriptionRoom,
  fieldRules,
  initialMethod,
  type MethodValues,
  toMethodValues as methodIn,
  toMethodProblems,
} from '#src/wizard/payouts/methodForm.ts';

export type DetailsValues = MethodValues & { chosen: string; email: string; contactNumber: string };

/** Leaves out the email address: the form has its own field for it, whatever the account. */
export const besidesEmail = ({ fields }: AskedFields): readonly AskedField[] =>
  fields.filter(({ key }) => key !== 'email');

const ofBusiness: Values = { legalType: 'BUSINESS' };

type Own = { email: string; phone: string; own: Values };

/** Returns the initial fields of a new account, which belongs to a business. */
const initialFieldsOf = (provider: AskedFields, own: Values): Values =>
  initialMethod(besidesEmail(provider), {}, { ...own, ...ofBusiness }).fields;

/**
 * Returns the fields to show after a change of provider, by key. Typed values stay if the new provider asks for them.
 * Values that the old provider preset, and choices that the new one does not offer, are dropped.
 */
export function carriedOver(
  typed: Values,
  { from, to, own }: { from: AskedFields | undefined; to: AskedFields; own: Values },
): Values {
  const before: Values = from ? initialFieldsOf(from, own) : {};
  const begins = initialFieldsOf(to, own);
  return Object.fromEntries(
    besidesEmail(to).map(({ key, choices, isReadOnly }) => {
      const value = typed[key] ?? '';
      const isTyped = value !== '' && value !== before[key] && !isReadOnly;
      const isKnown = choices.length === 0 || choices.some((each) => each.key === value);
      return [key, isTyped && isKnown ? value : (begins[key] ?? '')];
    }),
  );
}

/** Ids of the accounts and vendors that a payout can go to. */
const offeredIn = ({ methods, asked }: PayoutChoice): readonly string[] => [
  ...methods.map(({ payoutMethodId }) => payoutMethodId),
  ...asked.map(({ vendor }) => vendor),
];

export const isOffered = (choice: PayoutChoice, chosen: string): boolean => offeredIn(choice).includes(chosen);

export const isNowhere = (choice: PayoutChoice): boolean => offeredIn(choice).length === 0;

/** Returns the preselected account: the preferred or only one, or a new account if there is none. */
function presumedIn({ methods, asked }: PayoutChoice): string {
  const [only, ...others] = methods;
  const account = methods.find(({ isPreferred }) => isPreferred) ?? (others.length === 0 ? only : undefined);
  return account?.payoutMethodId ?? (only ? '' : (asked[0]?.vendor ?? ''));
}

/** Returns the initial values: the preselected account, and an empty account of the first provider. */
export function initialDetails(choice: PayoutChoice, { email, phone, own }: Own): DetailsValues {
  const chosen = presumedIn(choice);
  const [provider] = choice.asked;
  return {
    description: '',
    fields: provider ? initialFieldsOf(provider, own) : {},
    chosen,
    email: getPayoutEmail(findMethod(choice, chosen), email),
    contactNumber: phone,
  };
}

const emailField: AskedField = {
  key: 'email',
  label: '',
  kind: 'email',
  isRequired: true,
  isReadOnly: false,
  initially: '',
  pattern: '',
  choices: [],
  lookup: null,
};

const description: Rule = inOrder(
  filled('payouts.form.description.missing'),
  rule(problem('validation.maxCharacters', { max: descriptionRoom }), (text) => text.trim().length <= descriptionRoom),
);

/**
 * Returns the validation rules. Fields of a new account count only if it is chosen.
 *
 * @param mayCorrect whether the user can fix the details of an existing account
 */
export function createDetailsRules(choice: PayoutChoice, mayCorrect: boolean, country: string): Rules<DetailsValues> {
  const { asked } = choice;
  const ofVendors = asked.map(({ vendor, ...provider }) => ({
    vendor,
    rules: { description, ...fieldRules(besidesEmail({ vendor, ...provider })) } as Readonly<Record<string, Rule>>,
  }));
  const names = new Set(ofVendors.flatMap(({ rules }) => Object.keys(rules)));
  const judge =
    (name: string): Rule =>
    (text, values) => {
      const { chosen } = values as Partial<DetailsValues>;
      return ofVendors.find(({ vendor }) => vendor === chosen)?.rules[name]?.(text, values) ?? null;
    };
  return {
    chosen: rule('claims.details.account.missing', (chosen) => isOffered(choice, chosen)),
    ...Object.fromEntries([...names].map((name) => [name, judge(name)])),
    email: (text, { chosen = '' }) =>
      !mayCorrect && findMethod(choice, chosen) ? null : (payoutFieldProblem(emailField, text) ?? null),
    contactNumber: (text) => phoneProblem(text, country),
  };
}

export function toEnteredDetails(values: Partial<DetailsValues>, asked: readonly AskedFields[]): EnteredDetails {
  const { chosen = '', email = '', contactNumber = '' } = values;
  const provider = asked.find(({ vendor }) => vendor === chosen);
  return { chosen, email: email.trim(), contactNumber, ...methodIn(values, provider ? besidesEmail(provider) : []) };
}

/** Maps the insurer's validation errors to the names of the form's fields. */
export function toDetailsProblems(
  { email, contactNumber, payoutMethodId, ...others }: Problems,
  chosen: string,
  asked: readonly AskedFields[],
): Record<string, 'invalid'> {
  const provider = asked.find(({ vendor }) => vendor === chosen);
  return {
    ...toMethodProblems(others, provider?.fields ?? []),
    ...(email && { email: 'invalid' }),
    ...(contactNumber && { contactNumber: 'invalid' }),
    ...(payoutMethodId && { chosen: 'invalid' }),
  };
}
