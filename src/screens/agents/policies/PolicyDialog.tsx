import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewPolicy, PolicyDetails } from '#machines/agents/policies/addPolicy.machine.ts';
import type { EditingOutput } from '#machines/kit/records/editing.ts';
import type { PartnerPolicy } from '#schema/rest/partnerPolicies.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { DateField } from '#src/forms/days/DateField.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { currencySign } from '#src/lib/money.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp } from '#src/session/portal.ts';
import { useCurrency } from '#src/session/useCurrency.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';
import { aboutPolicy, connectAddPolicy, connectEditPolicy } from './connectPolicies.ts';
import {
  createEmptyPolicy,
  longestNumber,
  normalizePolicy,
  normalizePolicyDetails,
  toPolicyDetails,
  toPolicyProblems,
  validatePolicy,
} from './policyForm.tsx';

const validateNew = validatePolicy();

type AddPolicyProps = {
  /** Called with the number of the policy that was added, and with null if none is known to be. */
  onDone: (added: string | null) => void;
};

/** Asks for a new policy. */
export function AddPolicy({ onDone }: AddPolicyProps) {
  const product = useApp(({ context }) => context.client?.branding.product);
  const [initial] = useState(() => createEmptyPolicy(product));
  const flow = useFlow(connectAddPolicy, {
    input: { newKey: () => crypto.randomUUID() },
    about: aboutPolicy,
    onDone: (output) => onDone(output.kind === 'added' ? output.added.externalPolicyNumber : null),
  });

  return (
    <DetailsDialog<NewPolicy, NewPolicy, NewPolicy>
      flow={flow}
      about={aboutPolicy}
      isKept
      title="partner_policies.add.title"
      submit="partner_policies.add.submit"
      cancel="partner_policies.form.cancel"
      initialValues={initial}
      validate={validateNew}
      detailsIn={normalizePolicy}
      problemsIn={toPolicyProblems}
    >
      <TextField
        name="externalPolicyNumber"
        label="partner_policies.form.number"
        hint="partner_policies.form.number.hint"
        autoComplete="off"
        maxLength={longestNumber}
      />
      <PolicyFields />
    </DetailsDialog>
  );
}

type EditPolicyProps = { policy: PartnerPolicy; isFresh: boolean; onDone: (end: EditingOutput) => void };

/** Asks for changes to a policy, whose number stays. */
export function EditPolicy({ policy, isFresh, onDone }: EditPolicyProps) {
  const [known] = useState(() => toPolicyDetails(policy));
  const [validate] = useState(() => validatePolicy(known));
  const { externalPolicyNumber: name } = policy;
  const input = { id: name, known, isFresh, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectEditPolicy, { input, about: aboutPolicy, onDone });

  return (
    <DetailsDialog<PolicyDetails, PolicyDetails, unknown>
      flow={flow}
      about={aboutPolicy}
      isKept
      title="partner_policies.edit.title"
      submit="partner_policies.edit.submit"
      cancel="partner_policies.form.cancel"
      initialValues={known}
      validate={validate}
      detailsIn={normalizePolicyDetails}
      problemsIn={toPolicyProblems}
    >
      <strong>
        <FormattedMessage id="partner_policies.edit.number" values={{ name }} />
      </strong>
      <PolicyFields />
    </DetailsDialog>
  );
}

function PolicyFields() {
  const { locale, formatMessage } = useIntl();
  const currency = useCurrency();
  const product = useApp(({ context }) => context.client?.branding.product ?? '');
  const sign = currencySign(currency, locale);

  return (
    <>
      <ChoiceGroup
        name="active"
        label="partner_policies.status"
        options={[
          { value: '1', label: formatMessage({ id: 'partner_policies.active' }) },
          { value: '0', label: formatMessage({ id: 'partner_policies.inactive' }) },
        ]}
      />
      <DateField name="policyStart" label="partner_policies.form.start" />
      <DateField name="policyEnd" label="partner_policies.form.end" />
      <TextField
        name="maxInsured"
        label="partner_policies.form.insured"
        hint="partner_policies.form.insured.hint"
        autoComplete="off"
        inputMode="numeric"
      />
      <TextField
        name="policyCap"
        label="partner_policies.form.cap"
        hint="partner_policies.form.cap.hint"
        autoComplete="off"
        inputMode="decimal"
        {...(sign && { contentBefore: <span>{sign}</span> })}
      />
      <TextField
        name="products"
        label="partner_policies.products"
        hint={{ id: 'partner_policies.form.products.hint', values: { product } }}
        autoComplete="off"
        maxLength={1_100}
      />
      <TextField
        name="entitlements"
        label="partner_policies.entitlements"
        hint="partner_policies.form.entitlements.hint"
        autoComplete="off"
        maxLength={1_100}
      />
    </>
  );
}
