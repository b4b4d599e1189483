import { useField } from 'react-final-form';

import type { Words } from './Say.tsx';
import { TextField } from './TextField.tsx';

type PhoneFieldProps = {
  name: string;
  label: Words;
  hint: Words;
  autoComplete: string;
  disabled?: boolean;
  /** How what is typed is understood; null as long as it is no number. */
  read: (typed: string) => string | null;
  /** Why it was refused before the form itself was sent. */
  refused?: Words | null;
};

/** A phone number, as its owner writes it; once it is one, how it was understood stands where the hint was. */
export function PhoneField({ hint, read, ...props }: PhoneFieldProps) {
  const { input } = useField<string>(props.name, { subscription: { value: true } });
  const number = read(input.value);
  const understood = (
    <output key="number" htmlFor={props.name}>
      {number}
    </output>
  );

  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      // The rules of phone numbers say themselves what is too long.
      maxLength={Number.POSITIVE_INFINITY}
      hint={number === null ? hint : { id: 'forms.phone.read', values: { number: understood } }}
    />
  );
}
