import type { NewItem, Proposition } from '#machines/claims/claims.ts';
import { type AskedField, initialFields } from '#rules/payouts/fields.ts';
import type { Rules } from '#src/forms/validateWith.ts';
import { rule } from '#src/forms/validators.ts';
import { fieldRules, enteredIn as fieldsIn, initialMethod, type MethodValues } from '#src/wizard/payouts/methodForm.ts';

export type ItemValues = MethodValues & { itemTypeId: string; externalPolicyNumber: string };

/** What is asked of something of this type; nothing before it is said what it is. Of a bank nothing is looked up here. */
export const askedOf = ({ itemTypes }: Proposition, wanted: string | undefined): readonly AskedField[] =>
  (itemTypes.find(({ itemTypeId }) => itemTypeId === wanted)?.properties ?? []).map((field) => ({
    ...field,
    lookup: null,
  }));

export const typesIn = ({ itemTypes }: Proposition): readonly string[] => itemTypes.map(({ itemTypeId }) => itemTypeId);

/** What was chosen, as long as there is that; else the only one there is, or nothing yet. */
export const amongst = (there: readonly string[], chosen = ''): string =>
  there.includes(chosen) ? chosen : there.length === 1 ? (there[0] ?? '') : '';

/** How the form begins: with what was sent, as far as it can be sent now. */
export function initialItem(
  proposition: Proposition,
  policies: readonly string[],
  details: NewItem | null,
): ItemValues {
  const { propositionId: _, itemTypeId: type, externalPolicyNumber: policy, ...known } = details ?? blank;
  const itemTypeId = amongst(typesIn(proposition), type);
  const begun = initialMethod(askedOf(proposition, itemTypeId), { fields: known });
  return {
    ...begun,
    // Of another type it may be asked for, too.
    fields: { ...known, ...begun.fields },
    itemTypeId,
    externalPolicyNumber: amongst(policies, policy),
  };
}

const blank: NewItem = { propositionId: '', itemTypeId: '', externalPolicyNumber: '' };

/** What the fields of the chosen type begin with in place of those of the type before: where nobody said otherwise. */
export function begunAnew(
  values: Partial<ItemValues>,
  before: string,
  proposition: Proposition,
): Readonly<Record<string, string>> {
  const asked = askedOf(proposition, values.itemTypeId);
  const begun = initialFields(asked);
  const begunBefore = initialFields(askedOf(proposition, before));
  const isUntouched = ({ key, isReadOnly }: AskedField) =>
    isReadOnly || ['', begunBefore[key]].includes(values.fields?.[key] ?? '');
  return Object.fromEntries(asked.filter(isUntouched).map(({ key }) => [key, begun[key] ?? '']));
}

const nothingKept = () => false;

/** What is offered, and which policies are running, may change while the form is there. */
export const rulesOf =
  (proposition: Proposition, policies: readonly string[]) =>
  ({ itemTypeId }: Partial<ItemValues>): Rules<ItemValues> => ({
    itemTypeId: rule('claims.items.add.type.missing', (chosen) => typesIn(proposition).includes(chosen)),
    externalPolicyNumber: rule('claims.items.add.policy.missing', (chosen) => policies.includes(chosen)),
    ...fieldRules(askedOf(proposition, itemTypeId), nothingKept, []),
  });

/** What was entered, as it is sent. */
export function enteredIn(values: ItemValues, proposition: Proposition): NewItem {
  const { itemTypeId, externalPolicyNumber } = values;
  const { fields } = fieldsIn(values, askedOf(proposition, itemTypeId));
  return { ...fields, propositionId: proposition.propositionId, itemTypeId, externalPolicyNumber };
}
