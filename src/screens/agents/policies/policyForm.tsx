import type { NewPolicy, PolicyDetails } from '#machines/agents/policies/addPolicy.machine.ts';
import type { Problems } from '#machines/kit/refusals.ts';
import { readAmount } from '#rules/claims/amounts.ts';
import { typedText } from '#rules/text/typedText.ts';
import { longestKey, mostCap, mostInsured, mostKeys, type PartnerPolicy } from '#schema/rest/partnerPolicies.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { day } from '#src/forms/days/dayRules.tsx';
import { When } from '#src/forms/days/When.tsx';
import { problem } from '#src/forms/problems.ts';
import { filled, inOrder, type Rule, rule } from '#src/forms/validators.ts';
import { readDay } from '#src/lib/time/days.ts';

/** Longest policy number that an insurer keeps. */
export const longestNumber = 50;

const empty: NewPolicy = {
  externalPolicyNumber: '',
  active: '1',
  policyStart: '',
  policyEnd: '',
  maxInsured: '',
  policyCap: '',
  products: '',
  entitlements: '',
};

/** Returns the values of an empty form. A new policy covers the product of the portal unless something else is typed. */
export const createEmptyPolicy = (product: string | undefined): NewPolicy => ({ ...empty, products: product ?? '' });

/** Returns a policy as the form shows it. A day that cannot be read is empty. */
export const toPolicyDetails = (policy: PartnerPolicy): PolicyDetails => ({
  active: String(policy.active),
  policyStart: readableDay(policy.policyStart),
  policyEnd: readableDay(policy.policyEnd),
  maxInsured: textOf(policy.maxInsured),
  policyCap: textOf(policy.policyCap),
  products: (policy.products ?? []).join(', '),
  entitlements: (policy.entitlements ?? []).join(', '),
});

const readableDay = (text: string): string => (readDay(text) ? text : '');
const textOf = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(amount);

/** Returns the details in the notation of the machine. A form leaves out emptied fields. */
export function normalizePolicy(typed: Partial<NewPolicy>): NewPolicy {
  const { externalPolicyNumber, active, policyStart, policyEnd, maxInsured, policyCap, products, entitlements } = {
    ...empty,
    ...typed,
  };
  const cap = readAmount(policyCap);
  return {
    externalPolicyNumber: typedText(externalPolicyNumber).toUpperCase(),
    active,
    policyStart,
    policyEnd,
    maxInsured: maxInsured.trim() === '' ? '' : String(Number(maxInsured)),
    policyCap: typeof cap === 'number' ? String(cap) : '',
    products: keysIn(products).join(', '),
    entitlements: keysIn(entitlements).join(', '),
  };
}

export function normalizePolicyDetails(typed: Partial<PolicyDetails>): PolicyDetails {
  const { externalPolicyNumber: _, ...details } = normalizePolicy(typed);
  return details;
}

const keysIn = (text: string): string[] => text.split(',').map(typedText).filter(Boolean);

const people = rule(
  problem('partner_policies.form.insured.invalid', { most: mostInsured }),
  (text) => /^\d{1,4}$/.test(text.trim()) && Number(text) <= mostInsured,
);

const cap: Rule = (text) => {
  if (text.trim() === '') return null;
  const amount = readAmount(text);
  if (typeof amount === 'string') return amount;
  return amount > mostCap ? 'validation.amount_too_large' : null;
};

const keys = rule(
  problem('partner_policies.form.keys.long', { most: longestKey, count: mostKeys }),
  (text) => keysIn(text).length <= mostKeys && keysIn(text).every((key) => key.length <= longestKey),
);

const last: Rule<string, NewPolicy> = (text, { policyStart = '' }) => {
  if (text !== '' && policyStart !== '' && text < policyStart)
    return problem('partner_policies.form.end.early', { date: <When day={policyStart} /> }, policyStart);
  return day()(text, {});
};

/**
 * Judges the form of a policy.
 *
 * @param known values to begin with, which are not judged anew: the insurer has them already
 */
export const validatePolicy = (known?: PolicyDetails) => {
  const unlessKnown =
    <Values,>(field: keyof PolicyDetails, judge: Rule<string, Values>): Rule<string, Values> =>
    (text, values) =>
      known && known[field] !== '' && text === known[field] ? null : judge(text, values);

  return createValidator<NewPolicy>({
    ...(known ? {} : { externalPolicyNumber: filled('partner_policies.form.number.missing') }),
    policyStart: unlessKnown('policyStart', day()),
    policyEnd: last,
    maxInsured: unlessKnown('maxInsured', inOrder(filled(), people)),
    policyCap: unlessKnown('policyCap', cap),
    products: unlessKnown('products', inOrder(known && known.products === '' ? () => null : filled(), keys)),
    entitlements: unlessKnown('entitlements', keys),
  });
};

const unknownEntitlement = { id: 'partner_policies.form.entitlements.unknown', values: {} } as const;

/** Names the field's own reason, because the text of the code is about a customer's policy. */
export const toPolicyProblems = (problems: Problems) =>
  problems['entitlements'] === 'INVALID_ENTITLEMENT' ? { ...problems, entitlements: unknownEntitlement } : problems;
