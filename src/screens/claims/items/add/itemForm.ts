import type { NewItem, Proposition } from '#machines/claims/claims.ts';
import { type AskedField, initialFields } from '#rules/payouts/fields.ts';
import type { Rules } from '#src/forms/createValidator.ts';
import { rule } from '#src/forms/validators.ts';
import {
  fieldRules,
  toMethodValues as fieldsIn,
  initialMethod,
  type MethodValues,
} from '#src/wizard/payouts/methodForm.ts';

export type ItemValues = MethodValues & { itemTypeId: string; externalPolicyNumber: string };

/** Returns the fields to ask for an item type; empty until a type is chosen. Bank lookups are not available here. */
export const listAskedFields = ({ itemTypes }: Proposition, wanted: string | undefined): readonly AskedField[] =>
  (itemTypes.find(({ itemTypeId }) => itemTypeId === wanted)?.properties ?? []).map((field) => ({
    ...field,
    lookup: null,
  }));

export const listItemTypes = ({ itemTypes }: Proposition): readonly string[] =>
  itemTypes.map(({ itemTypeId }) => itemTypeId);

/** Returns the chosen value if it is still available, else the only available one, or an empty string. */
export const selectAvailable = (there: readonly string[], chosen = ''): string =>
  there.includes(chosen) ? chosen : there.length === 1 ? (there[0] ?? '') : '';

/** Returns the initial values of the form: the values sent before, as far as they are still valid. */
export function initialItem(
  proposition: Proposition,
  policies: readonly string[],
  details: NewItem | null,
): ItemValues {
  const { propositionId: _, itemTypeId: type, externalPolicyNumber: policy, ...known } = details ?? blank;
  const itemTypeId = selectAvailable(listItemTypes(proposition), type);
  const begun = initialMethod(listAskedFields(proposition, itemTypeId), { fields: known });
  return {
    ...begun,
    // Keep values that another type may ask for.
    fields: { ...known, ...begun.fields },
    itemTypeId,
    externalPolicyNumber: selectAvailable(policies, policy),
  };
}

const blank: NewItem = { propositionId: '', itemTypeId: '', externalPolicyNumber: '' };

/**
 * Returns the initial values of the fields that the user has not changed since the previous type, and of read-only
 * fields.
 */
export function getUntouchedDefaults(
  values: Partial<ItemValues>,
  before: string,
  proposition: Proposition,
): Readonly<Record<string, string>> {
  const asked = listAskedFields(proposition, values.itemTypeId);
  const begun = initialFields(asked);
  const begunBefore = initialFields(listAskedFields(proposition, before));
  const isUntouched = ({ key, isReadOnly }: AskedField) =>
    isReadOnly || ['', begunBefore[key]].includes(values.fields?.[key] ?? '');
  return Object.fromEntries(asked.filter(isUntouched).map(({ key }) => [key, begun[key] ?? '']));
}

const nothingKept = () => false;

/** Offered types and active policies can change while the form is open, so the rules check them again. */
export const createItemRules =
  (proposition: Proposition, policies: readonly string[]) =>
  ({ itemTypeId }: Partial<ItemValues>): Rules<ItemValues> => ({
    itemTypeId: rule('claims.items.add.type.missing', (chosen) => listItemTypes(proposition).includes(chosen)),
    externalPolicyNumber: rule('claims.items.add.policy.missing', (chosen) => policies.includes(chosen)),
    ...fieldRules(listAskedFields(proposition, itemTypeId), nothingKept, []),
  });

/** Returns the entered values in the format of the API. */
export function toNewItem(values: ItemValues, proposition: Proposition): NewItem {
  const { itemTypeId, externalPolicyNumber } = values;
  const { fields } = fieldsIn(values, listAskedFields(proposition, itemTypeId));
  return { ...fields, propositionId: proposition.propositionId, itemTypeId, externalPolicyNumber };
}
