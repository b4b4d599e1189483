import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Matter } from '#machines/app/notifier.machine.ts';
import type { PayoutMethod, Values } from '#machines/payouts/payouts.ts';
import type { EditingActor } from '#machines/records/editing.ts';
import { knownOf } from '#machines/resolutions/methods/entered.ts';
import { isAccountNumber } from '#rules/payouts/fields.ts';
import { keypadOf } from '#rules/payouts/keypad.ts';
import { TextField } from '#src/forms/TextField.tsx';
import { validateWith } from '#src/forms/validateWith.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { DetailsDialog } from '#src/wizard/dialogs/DetailsDialog.tsx';
import { AccountNumberField } from '#src/wizard/payouts/AccountNumberField.tsx';
import { AddressFields } from '#src/wizard/payouts/AddressFields.tsx';
import { DescriptionField } from '#src/wizard/payouts/MethodFields.tsx';

import { accountFieldsIn, addressRules, trimmed } from './addressForm.ts';

const useStyles = makeStyles({ note: { margin: 0, color: tokens.colorNeutralForeground2 } });

const longest = 100;

type AddAddressProps = { flow: EditingActor<Values>; about: readonly Matter[]; method: PayoutMethod };

/** Form for the postal address of an account holder, which manual transfers require. */
export default function AddAddress({ flow, about, method }: AddAddressProps) {
  const styles = useStyles();
  const own = useDataset('USER_DETAILS').data?.user.emailAddress ?? '';
  const [initialValues] = useState<Values>(() => ({ email: own, ...knownOf(method) }));
  const known = knownOf(method);

  return (
    <DetailsDialog<Values, Values, never>
      flow={flow}
      isKept
      about={about}
      title="payouts.address.title"
      submit="payouts.address.submit"
      cancel="payouts.select.cancel"
      initialValues={initialValues}
      validate={validateWith<Values>(addressRules(known))}
      detailsIn={trimmed}
    >
      <p className={styles.note}>
        <FormattedMessage id="payouts.address.note" />
      </p>
      <DescriptionField />
      <TextField name="email" label="payouts.address.email" type="email" autoComplete="email" />
      <AddressFields />
      {accountFieldsIn(known).map(([key, label]) => {
        const Control = isAccountNumber(key) ? AccountNumberField : TextField;
        const inputMode = keypadOf({ key, pattern: '' }, known[key]);
        return (
          <Control key={key} name={key} label={label} autoComplete="off" inputMode={inputMode} maxLength={longest} />
        );
      })}
    </DetailsDialog>
  );
}
