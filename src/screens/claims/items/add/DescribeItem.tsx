import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Proposition } from '#machines/claims/claims.ts';
import type { AddItemSnapshot } from '#machines/claims/items/addItem.machine.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { validateWith } from '#src/forms/validateWith.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Facts } from '#src/ui/content/Facts.tsx';
import { MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import { nameOf } from '#src/wizard/payouts/methodForm.ts';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { roomOf } from '../item.ts';
import type { StepProps } from './AddItem.tsx';
import {
  amongst,
  askedOf,
  begunAnew,
  enteredIn,
  type ItemValues,
  initialItem,
  problemsOf,
  rulesOf,
  typesIn,
} from './itemForm.ts';

const isSending = (state: AddItemSnapshot) => state.matches('sending');

/** What it is, under which policy it is insured, and whatever else its type asks for. */
export function DescribeItem({ flow, policies }: StepProps) {
  const isBusy = useSelector(flow, isSending);
  const { details, proposition } = flow.getSnapshot().context;
  // What was cancelled here a moment ago may still be on the list that is looked through.
  const insured = (useDataset('ITEMS').data?.items ?? []).map(({ itemId }) => itemId);
  if (!proposition) return null;

  return (
    <WizardForm<ItemValues>
      title="claims.items.add.title"
      initialValues={initialItem(proposition, policies, details)}
      validate={(values) => validateWith<ItemValues>(rulesOf(proposition, policies)(values))(values)}
      onSubmit={(values) => {
        flow.send({ type: 'details.entered', details: enteredIn(values, proposition), insured });
        return submitErrors(flow, isSending, ({ context }) =>
          problemsOf(context.problems, proposition, values.itemTypeId),
        );
      }}
      next="claims.items.add.submit"
      isBusy={isBusy}
      wait={{ text: 'claims.items.add.waiting' }}
    >
      <p>
        <FormattedMessage id="claims.items.add.lead" values={{ name: proposition.name }} />
      </p>
      <Policy policies={policies} />
      <Type proposition={proposition} />
      <Properties proposition={proposition} />
    </WizardForm>
  );
}

/** What is chosen of that which there is: a remembered choice may be gone, and the only one needs no choosing. */
function useChosen(name: string, there: readonly string[]): string {
  const { input } = useField<string>(name, { subscription: { value: true } });
  const chosen = amongst(there, input.value);
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
  useChosen('itemTypeId', typesIn(proposition));
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

const roomIn = (key: string) => (roomOf as Partial<Record<string, number>>)[key];

function Properties({ proposition }: TypeProps) {
  const { value: type } = useField<string>('itemTypeId', { subscription: { value: true } }).input;
  const form = useForm<ItemValues>();
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    const begun = begunAnew(form.getState().values, before.current, proposition);
    before.current = type;
    form.batch(() => {
      for (const [key, value] of Object.entries(begun)) form.change(nameOf(key) as keyof ItemValues, value);
    });
  }, [form, proposition, type]);

  return <MethodFields vendor={type} country="" fields={askedOf(proposition, type)} roomOf={roomIn} />;
}
