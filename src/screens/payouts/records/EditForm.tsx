import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { PayoutMethod } from '#machines/payouts/payouts.ts';
import type { MethodDetails } from '#machines/payouts/records/editPayoutMethod.machine.ts';
import type { AskedField } from '#rules/payouts/fields.ts';
import { addressLines } from '#schema/rest/payouts.ts';
import type { Rules } from '#src/forms/createValidator.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';
import { AddressFields, lineRule } from '#src/wizard/payouts/AddressFields.tsx';
import { DescriptionField, MethodFields } from '#src/wizard/payouts/MethodFields.tsx';
import {
  description,
  fieldRules,
  getFieldName,
  getLineName,
  type MethodValues,
  toMethodProblems,
  toMethodValues,
} from '#src/wizard/payouts/methodForm.ts';

import { payoutTopics } from '../payoutTopics.ts';
import type { EditMethodProps } from './editMethod.props.ts';
import { connectEditMethod } from './ports.ts';

type Line = (typeof addressLines)[number];
type EditValues = MethodValues & { address: Partial<Record<Line, string>> };

type EditFormProps = EditMethodProps & {
  country: string;
  /** Null if the provider does not publish its fields, because only the supplier's own pages ask for them. */
  fields: readonly AskedField[] | null;
};

/** Edits a payout method. The insurer withholds some fields; these stay unchanged unless they are filled in. */
export function EditForm({ method, isFresh, onDone, country, fields }: EditFormProps) {
  const [shown] = useState(() => fields ?? []);
  const asked = shown.filter(({ isReadOnly }) => !isReadOnly);
  const [initial] = useState(() => valuesOf(method, shown));
  const isUntold = (wanted: string) => asked.some(({ key }) => key === wanted) && !method.fields[wanted];
  const detailsIn = (typed: EditValues) => detailsOf(typed, asked, isUntold);
  const input = {
    id: method.payoutMethodId,
    known: detailsOf(initial, asked, isUntold),
    isFresh,
    newKey: () => crypto.randomUUID(),
  };
  const flow = useFlow(connectEditMethod, { input, about: payoutTopics, onDone });

  return (
    <DetailsDialog<EditValues, MethodDetails, never>
      flow={flow}
      about={payoutTopics}
      title="payouts.edit.title"
      submit="payouts.edit.submit"
      cancel="payouts.form.cancel"
      initialValues={initial}
      validate={createValidator<EditValues>(rulesOf(method, asked, isUntold))}
      detailsIn={detailsIn}
      problemsIn={(problems) => toMethodProblems(problems, asked, addressLines)}
    >
      <DescriptionField />
      {fields === null ? (
        <p>
          <FormattedMessage id="payouts.edit.untold" />
        </p>
      ) : (
        <MethodFields
          vendor={method.vendor}
          country={country}
          fields={shown}
          hintOf={(key) => (isUntold(key) ? 'payouts.edit.kept' : undefined)}
        />
      )}
      <AddressFields isOptional nameOf={getLineName} />
    </DetailsDialog>
  );
}

const valuesOf = ({ description, fields, address }: PayoutMethod, shown: readonly AskedField[]): EditValues => ({
  description,
  // Read-only fields show their current value, or the provider's default.
  fields: Object.fromEntries(
    shown.map(({ key, isReadOnly, initially }) => [key, fields[key] ?? (isReadOnly ? initially : '')]),
  ),
  address: Object.fromEntries(addressLines.map((line) => [line, address[line] ?? ''])),
});

/** Returns rules that do not validate values that the insurer already has. */
function rulesOf(
  { description: named, fields: known }: PayoutMethod,
  asked: readonly AskedField[],
  isUntold: (key: string) => boolean,
): Rules<EditValues> {
  const ofFields = Object.entries(fieldRules(asked, isUntold)).map(([name, judge]) => [
    name,
    (text: string, values: EditValues) =>
      text === known[name.slice(getFieldName('').length)] ? null : (judge as typeof description)(text, values),
  ]);
  return {
    description: (text, values) => (text === named ? null : description(text, values)),
    ...Object.fromEntries(ofFields),
    ...Object.fromEntries(addressLines.map((line) => [getLineName(line), lineRule])),
  };
}

/**
 * Returns the details as a flat record for comparing and sending. Leaves out withheld fields that were not filled in.
 */
function detailsOf(
  values: Partial<EditValues>,
  asked: readonly AskedField[],
  isUntold: (key: string) => boolean,
): MethodDetails {
  const { description, fields } = toMethodValues(values, asked);
  const said = Object.entries(fields).filter(([key, text]) => text !== '' || !isUntold(key));
  return {
    description,
    ...Object.fromEntries(said.map(([key, text]) => [getFieldName(key), text])),
    ...Object.fromEntries(addressLines.map((line) => [getLineName(line), (values.address?.[line] ?? '').trim()])),
  };
}
