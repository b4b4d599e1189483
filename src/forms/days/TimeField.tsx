import { Say, type Words } from '../Say.tsx';
import { MomentField } from './MomentField.tsx';

type TimeFieldProps = {
  name: string;
  /** The field says by itself that its times are in UTC. */
  label: Words;
  hint?: Words;
  disabled?: boolean;
};

/** A time of day in UTC. Its value is HH:mm, and what cannot be read as one is for the rule `time` to find. */
export function TimeField({ label, ...rest }: TimeFieldProps) {
  return (
    <MomentField
      {...rest}
      type="time"
      label={{ id: 'forms.utc', values: { label: <Say words={label} /> } }}
      toValue={withoutSeconds}
    />
  );
}

/** A platform may add them. */
const withoutSeconds = (written: string) => written.slice(0, 5);
