import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { ChoiceGroup } from '#src/forms/choices/ChoiceGroup.tsx';
import type { Option } from '#src/forms/choices/option/OptionLabel.tsx';

const nobody: Option = { value: '', label: <FormattedMessage id="insurance.travellers.contact.nobody" /> };

/** Asks which traveller is the contact, if there are several. Clears a contact who no longer travels. */
export function Contact({ travellers }: { travellers: readonly Option[] }) {
  const form = useForm();
  const { input } = useField<string>('delegatedPassenger', { subscription: { value: true } });
  const staysAtHome = input.value !== '' && !travellers.some(({ value }) => value === input.value);

  useEffect(() => {
    if (staysAtHome) form.change('delegatedPassenger', '');
  }, [form, staysAtHome]);

  return travellers.length > 1 ? (
    <ChoiceGroup
      name="delegatedPassenger"
      label="insurance.travellers.contact"
      hint="insurance.travellers.contact.hint"
      options={[...travellers, nobody]}
    />
  ) : null;
}
