import { Fragment } from 'react';
import { useIntl } from 'react-intl';

import { type AskedField, isAccountNumber } from '#rules/payouts/fields.ts';
import { selectKeypad } from '#rules/payouts/keypad.ts';
import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import { SelectField } from '#src/forms/choices/SelectField.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { TextField } from '#src/forms/TextField.tsx';

import { AccountNumberField } from './AccountNumberField.tsx';
import { BankSearch } from './BankSearch.tsx';
import { descriptionRoom, getFieldName } from './methodForm.ts';

/** Exceeds every length that providers ask for and that the patterns allow. */
const longestText = 200;

export const DescriptionField = () => (
  <TextField
    name="description"
    label="payouts.form.description"
    hint="payouts.form.description.hint"
    autoComplete="off"
    maxLength={descriptionRoom}
  />
);

type MethodFieldsProps = {
  vendor: string;
  /** ISO 3166-1 alpha-2: country of the banks to search. */
  country: string;
  fields: readonly AskedField[];
  /** Returns an extra hint for a field. It must not change while the form is mounted. */
  hintOf?: (key: string) => Words | undefined;
  /** Returns the maximum length of a field, if it differs from the default. */
  roomOf?: (key: string) => number | undefined;
  /** Returns the insurer's refusal of a field that was sent from another page. */
  refusalOf?: (key: string) => Words | null;
};

/** Fields that a provider asks for, in its order. Fields that come from a bank have a bank search above. */
export const MethodFields = ({
  vendor,
  country,
  fields,
  hintOf = () => undefined,
  roomOf = () => undefined,
  refusalOf = () => null,
}: MethodFieldsProps) =>
  fields.map((field) => (
    <Fragment key={field.key}>
      {field.lookup && !field.isReadOnly ? (
        <BankSearch vendor={vendor} country={country} field={field.key} lookup={field.lookup} />
      ) : null}
      <MethodField field={field} hint={hintOf(field.key)} room={roomOf(field.key)} refused={refusalOf(field.key)} />
    </Fragment>
  ));

type MethodFieldProps = {
  field: AskedField;
  hint: Words | undefined;
  room: number | undefined;
  refused: Words | null;
};

function MethodField({ field, hint, room = longestText, refused }: MethodFieldProps) {
  const { formatMessage } = useIntl();
  const { key, label: words, kind, isReadOnly, choices } = field;
  const label: Words = { id: 'payouts.form.field', values: { label: words } };
  const common = { name: getFieldName(key), label, ...(hint && { hint }), disabled: isReadOnly };
  const options = choices.map((choice) => ({ value: choice.key, label: choice.name }));

  switch (kind) {
    case 'select':
      return <SelectField {...common} none={formatMessage({ id: 'payouts.form.choose' })} options={options} />;
    case 'radio':
      return <ChoiceGroup {...common} options={options} />;
    case 'email':
      return <TextField {...common} type="email" autoComplete="email" refused={refused} />;
    default: {
      const Control = isAccountNumber(key) ? AccountNumberField : TextField;
      return (
        <Control {...common} autoComplete="off" inputMode={selectKeypad(field)} maxLength={room} refused={refused} />
      );
    }
  }
}
