import type { ReactNode } from 'react';

import { Say, type Words } from '../Say.tsx';
import { MomentField } from './MomentField.tsx';

type TimeFieldProps = {
  name: string;
  /** The field says by itself that its times are in UTC, where they are. */
  label: Words;
  /** It is the time of a place, which the hint names. */
  isLocal?: boolean;
  hint?: Words;
  /** How it was understood. */
  said?: ReactNode;
  disabled?: boolean;
};

/** A time of day, in UTC if nothing else is said. Its value is HH:mm, and what cannot be read as one is for the rule `time` to find. */
export function TimeField({ label, isLocal = false, ...rest }: TimeFieldProps) {
  return (
    <MomentField
      {...rest}
      type="time"
      label={isLocal ? label : { id: 'forms.utc', values: { label: <Say words={label} /> } }}
      toValue={withoutSeconds}
    />
  );
}

/** A platform may add them. */
const withoutSeconds = (written: string) => written.slice(0, 5);
