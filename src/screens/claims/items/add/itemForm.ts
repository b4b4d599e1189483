import type { Problems } from '#machines/answers.ts';
import type { NewItem, Proposition } from '#machines/claims/claims.ts';
import type { AskedField } from '#rules/payouts/fields.ts';
import type { Words } from '#src/forms/Say.tsx';
import type { Rules } from '#src/forms/validateWith.ts';
import { filled } from '#src/forms/validators.ts';
import {
  fieldRules,
  enteredIn as fieldsIn,
  initialMethod,
  type MethodValues,
  problemsIn,
} from '#src/wizard/payouts/methodForm.tsx';

export type ItemValues = MethodValues & { itemTypeId: string; externalPolicyNumber: string };

/** What is asked of something of this type; nothing before it is said what it is. Of a bank nothing is looked up here. */
export const askedOf = ({ itemTypes }: Proposition, wanted: string | undefined): readonly AskedField[] =>
  (itemTypes.find(({ itemTypeId }) => itemTypeId === wanted)?.properties ?? []).map((field) => ({
    ...field,
    lookup: null,
  }));

/** How the form begins: with what was sent, else with the only type and the only policy, where there is one. */
export function initialItem(
  proposition: Proposition,
  policies: readonly string[],
  details: NewItem | null,
): ItemValues {
  const {
    propositionId: _,
    itemTypeId,
    externalPolicyNumber,
    ...properties
  } = details ?? {
    propositionId: '',
    itemTypeId: onlyOf(proposition.itemTypes.map((each) => each.itemTypeId)),
    externalPolicyNumber: onlyOf(policies),
  };
  const fields = proposition.itemTypes.flatMap((each) => askedOf(proposition, each.itemTypeId));
  return { ...initialMethod(fields, { fields: properties }), itemTypeId, externalPolicyNumber };
}

const onlyOf = ([first = '', ...others]: readonly string[]): string => (others.length > 0 ? '' : first);

export const rulesOf =
  (proposition: Proposition) =>
  ({ itemTypeId }: Partial<ItemValues>): Rules<ItemValues> => ({
    itemTypeId: filled('claims.items.add.type.missing'),
    externalPolicyNumber: filled('claims.items.add.policy.missing'),
    ...fieldRules(askedOf(proposition, itemTypeId)),
  });

/** What was entered, as it is sent. */
export function enteredIn(values: ItemValues, proposition: Proposition): NewItem {
  const { itemTypeId, externalPolicyNumber } = values;
  const { fields } = fieldsIn(values, askedOf(proposition, itemTypeId));
  return { ...fields, propositionId: proposition.propositionId, itemTypeId, externalPolicyNumber };
}

/** What the insurer says of the fields, by their names in the form. */
export const problemsOf = (
  problems: Problems,
  proposition: Proposition,
  itemTypeId: string,
): Record<string, 'invalid' | Exclude<Words, string>> => problemsIn(problems, askedOf(proposition, itemTypeId));
