import type { Words } from './Say.tsx';
import { TextField } from './TextField.tsx';

const longest = 20;

type PhoneFieldProps = { name: string; label: Words; hint?: Words; disabled?: boolean };

/** A phone number: of what is typed or pasted, digits and plus signs stay. */
export function PhoneField(props: PhoneFieldProps) {
  // The length is counted when the rest is gone, or a number pasted with spaces would lose its end.
  return (
    <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" maxLength={undefined} keep={phoneCharacters} />
  );
}

const phoneCharacters = (typed: string) => typed.replace(/[^\d+]/g, '').slice(0, longest);
