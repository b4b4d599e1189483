import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EditingActor } from '#machines/kit/records/editing.ts';
import type { PayoutMethod, Values } from '#machines/payouts/payouts.ts';
import { toKnownValues } from '#machines/resolutions/methods/payoutChanges.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { isAccountNumber } from '#rules/payouts/fields.ts';
import { selectKeypad } from '#rules/payouts/keypad.ts';
import { createValidator } from '#src/forms/createValidator.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';
import { AccountNumberField } from '#src/wizard/payouts/AccountNumberField.tsx';
import { AddressFields } from '#src/wizard/payouts/AddressFields.tsx';
import { DescriptionField } from '#src/wizard/payouts/MethodFields.tsx';

import { addressRules, listAccountFields, trimmed } from './addressForm.ts';

const longest = 100;

type AddAddressProps = { flow: EditingActor<Values>; about: readonly Topic[]; method: PayoutMethod };

/** Form for the postal address of an account holder, which manual transfers require. */
export default function AddAddress({ flow, about, method }: AddAddressProps) {
  const own = useDataset('USER_DETAILS').data?.user.emailAddress ?? '';
  const [initialValues] = useState<Values>(() => ({ email: own, ...toKnownValues(method) }));
  const known = toKnownValues(method);

  return (
    <DetailsDialog<Values, Values, never>
      flow={flow}
      isKept
      about={about}
      title="payouts.address.title"
      submit="payouts.address.submit"
      cancel="payouts.select.cancel"
      initialValues={initialValues}
      validate={createValidator<Values>(addressRules(known))}
      detailsIn={trimmed}
    >
      <Muted>
        <FormattedMessage id="payouts.address.note" />
      </Muted>
      <DescriptionField />
      <TextField name="email" label="payouts.address.email" type="email" autoComplete="email" />
      <AddressFields />
      {listAccountFields(known).map(([key, label]) => {
        const Control = isAccountNumber(key) ? AccountNumberField : TextField;
        const inputMode = selectKeypad({ key, pattern: '' }, known[key]);
        return (
          <Control key={key} name={key} label={label} autoComplete="off" inputMode={inputMode} maxLength={longest} />
        );
      })}
    </DetailsDialog>
  );
}
