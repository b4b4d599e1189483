import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import type { Proposition } from '#machines/claims/claims.ts';
import type { Problems } from '#machines/kit/refusals.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import { createValidator } from '#src/forms/createValidator.ts';
import type { Words } from '#src/forms/Say.tsx';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Facts } from '#src/ui/content/Facts.tsx';
import { MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import { getFieldName } from '#src/wizard/payouts/methodForm.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { maxLengths } from '../item.ts';
import type { StepProps } from './addItem.props.ts';
import {
  createItemRules,
  getUntouchedDefaults,
  type ItemValues,
  initialItem,
  listAskedFields,
  listItemTypes,
  selectAvailable,
  toNewItem,
} from './itemForm.ts';

/** Asks for the item's name and type, its policy and the further fields of its type. */
export function DescribeItem({ flow, policies }: StepProps) {
  const { details, proposition, problems } = flow.getSnapshot().context;
  // Leave cancelled items in: the list that the machine compares with can still contain them.
  const insured = (useDataset('ITEMS').data?.items ?? []).map(({ itemId }) => itemId);
  if (!proposition) return null;

  return (
    <WizardForm<ItemValues>
      title="claims.items.add.title"
      step={{ at: 1, of: 2 }}
      initialValues={initialItem(proposition, policies, details)}
      validate={(values) => createValidator<ItemValues>(createItemRules(proposition, policies)(values))(values)}
      onSubmit={(values) => {
        flow.send({ type: 'details.entered', details: toNewItem(values, proposition), insured });
        return undefined;
      }}
      refused={refusalOf(problems, proposition, details?.itemTypeId)}
      next="insurance.next"
    >
      <p>
        <FormattedMessage id="claims.items.add.lead" values={{ name: proposition.name }} />
      </p>
      <Policy policies={policies} />
      <Type proposition={proposition} />
      <Properties proposition={proposition} problems={problems} />
    </WizardForm>
  );
}

/** Names the fields that the insurer rejected by their labels. */
function refusalOf(problems: Problems, proposition: Proposition, itemTypeId: string | undefined): Words | null {
  if (Object.keys(problems).length === 0) return null;
  const labels = listAskedFields(proposition, itemTypeId).flatMap(({ key, label }) => (key in problems ? [label] : []));
  if (labels.length === 0) return 'claims.items.add.refused';
  return { id: 'claims.items.add.refused.fields', values: { fields: <FormattedList key="fields" value={labels} /> } };
}

/** Returns the selected value. A remembered value can be gone, and a single option is selected automatically. */
function useChosen(name: string, there: readonly string[]): string {
  const { input } = useField<string>(name, { subscription: { value: true } });
  const chosen = selectAvailable(there, input.value);
  useEffect(() => {
    if (chosen !== input.value) input.onChange(chosen);
  }, [chosen, input]);
  return chosen;
}

function Policy({ policies }: Pick<StepProps, 'policies'>) {
  const { formatMessage } = useIntl();
  const chosen = useChosen('externalPolicyNumber', policies);

  return policies.length > 1 ? (
    <SelectField
      name="externalPolicyNumber"
      label="claims.items.policy"
      none={formatMessage({ id: 'payouts.form.choose' })}
      options={policies.map((number) => ({ value: number, label: number }))}
    />
  ) : (
    <Facts facts={{ 'claims.items.policy': chosen || null }} />
  );
}

type TypeProps = { proposition: Proposition };

function Type({ proposition }: TypeProps) {
  useChosen('itemTypeId', listItemTypes(proposition));
  const { itemTypes } = proposition;

  return itemTypes.length > 1 ? (
    <ChoiceGroup
      name="itemTypeId"
      label="claims.items.add.type"
      options={itemTypes.map(({ itemTypeId, name }) => ({ value: itemTypeId, label: name }))}
      asCards
    />
  ) : null;
}

const roomIn = (key: string) => (maxLengths as Partial<Record<string, number>>)[key];

function Properties({ proposition, problems }: TypeProps & { problems: Problems }) {
  const { value: type } = useField<string>('itemTypeId', { subscription: { value: true } }).input;
  const form = useForm<ItemValues>();
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    const begun = getUntouchedDefaults(form.getState().values, before.current, proposition);
    before.current = type;
    form.batch(() => {
      for (const [key, value] of Object.entries(begun)) form.change(getFieldName(key) as keyof ItemValues, value);
    });
  }, [form, proposition, type]);

  return (
    <MethodFields
      vendor={type}
      country=""
      fields={listAskedFields(proposition, type)}
      roomOf={roomIn}
      refusalOf={(key) => (key in problems ? 'validation.invalid' : null)}
    />
  );
}
