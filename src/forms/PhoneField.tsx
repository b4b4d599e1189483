import { useField } from 'react-final-form';

import type { Words } from './Say.tsx';
import { TextField } from './TextField.tsx';

type PhoneFieldProps = {
  name: string;
  label: Words;
  hint: Words;
  autoComplete: string;
  disabled?: boolean;
  /** Returns the parsed number in its international format; null if the text is not a valid number. */
  read: (typed: string) => string | null;
  /** Refusal to show before the form is submitted. */
  refused?: Words | null;
};

/** Field for a phone number. Once the number is valid, the hint shows how it was parsed. */
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
      // The rules of phone numbers report a number that is too long.
      maxLength={Number.POSITIVE_INFINITY}
      hint={number === null ? hint : { id: 'forms.phone.read', values: { number: understood } }}
    />
  );
}
