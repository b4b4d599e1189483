import { useSelector } from '@xstate/react';
import { useField } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Proposition } from '#machines/claims/claims.ts';
import type { AddItemSnapshot } from '#machines/claims/items/addItem.machine.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import { submitErrors } from '#src/forms/submitErrors.ts';
import { validateWith } from '#src/forms/validateWith.ts';
import { Facts } from '#src/ui/content/Facts.tsx';
import { MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import { WizardForm } from '#src/wizard/WizardForm.tsx';

import { useItems } from '../useItems.ts';
import type { StepProps } from './AddItem.tsx';
import { askedOf, enteredIn, type ItemValues, initialItem, problemsOf, rulesOf } from './itemForm.ts';

const isSending = (state: AddItemSnapshot) => state.matches('sending');

/** What it is, under which policy it is insured, and whatever else its type asks for. */
export function DescribeItem({ flow, policies }: StepProps) {
  const { formatMessage } = useIntl();
  const isBusy = useSelector(flow, isSending);
  const { details, proposition } = flow.getSnapshot().context;
  const insured = (useItems().data?.items ?? []).map(({ itemId }) => itemId);
  if (!proposition) return null;
  const [policy, ...otherPolicies] = policies;
  const { itemTypes } = proposition;

  return (
    <WizardForm<ItemValues>
      title="claims.items.add.title"
      initialValues={initialItem(proposition, policies, details)}
      validate={(values) => validateWith<ItemValues>(rulesOf(proposition)(values))(values)}
      onSubmit={(values) => {
        flow.send({ type: 'details.entered', details: enteredIn(values, proposition), insured });
        return submitErrors(flow, isSending, ({ context }) =>
          problemsOf(context.problems, proposition, values.itemTypeId),
        );
      }}
      next="claims.items.add.submit"
      isBusy={isBusy}
      wait={{ text: 'insurance.waiting.purchase' }}
    >
      <p>
        <FormattedMessage id="claims.items.add.lead" values={{ name: proposition.name }} />
      </p>
      {otherPolicies.length > 0 ? (
        <SelectField
          name="externalPolicyNumber"
          label="claims.items.policy"
          none={formatMessage({ id: 'payouts.form.choose' })}
          options={policies.map((number) => ({ value: number, label: number }))}
        />
      ) : (
        <Facts facts={{ 'claims.items.policy': policy ?? null }} />
      )}
      {itemTypes.length > 1 ? (
        <ChoiceGroup
          name="itemTypeId"
          label="claims.items.add.type"
          options={itemTypes.map(({ itemTypeId, name }) => ({ value: itemTypeId, label: name }))}
        />
      ) : null}
      <Properties proposition={proposition} />
    </WizardForm>
  );
}

function Properties({ proposition }: { proposition: Proposition }) {
  const { input } = useField<string>('itemTypeId', { subscription: { value: true } });

  return <MethodFields vendor={input.value} country="" fields={askedOf(proposition, input.value)} />;
}
