import type { ReactNode } from 'react';

import { Say, type Words } from '../Say.tsx';
import { MomentField } from './MomentField.tsx';

type TimeFieldProps = {
  name: string;
  /** The field adds that its times are in UTC, unless they are local. */
  label: Words;
  /** Local time of a place that the hint names. */
  isLocal?: boolean;
  hint?: Words;
  /** Parsed time in words. */
  said?: ReactNode;
  disabled?: boolean;
};

/** Time field, in UTC by default, with the value `HH:mm`. The rule `time` rejects an unreadable value. */
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

/** Some platforms append seconds. */
const withoutSeconds = (written: string) => written.slice(0, 5);
