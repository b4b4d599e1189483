import { Say, type Words } from '../Say.tsx';
import { MomentField } from './MomentField.tsx';
import { rangeHint } from './rangeHint.tsx';

type DateTimeFieldProps = {
  name: string;
  /** The field says by itself that its times are in UTC. */
  label: Words;
  /** Otherwise the time that is offered. */
  hint?: Words;
  /** What the calendar offers, YYYY-MM-DD HH:mm. More can be typed; what will do is for the form's rule to say. */
  first?: string;
  last?: string;
  disabled?: boolean;
};

/** A minute in UTC. Its value is YYYY-MM-DD HH:mm, and what cannot be read as one is for the rule `minute` to find. */
export function DateTimeField({ label, first, last, hint = rangeHint(first, last), ...rest }: DateTimeFieldProps) {
  return (
    <MomentField
      {...rest}
      type="datetime-local"
      label={{ id: 'forms.utc', values: { label: <Say words={label} /> } }}
      hint={hint}
      min={toInput(first ?? '0001-01-01 00:00')}
      max={toInput(last ?? '9999-12-31 23:59')}
      toValue={toValue}
      toInput={toInput}
    />
  );
}

/** A platform may add seconds. */
const toValue = (written: string) => written.replace('T', ' ').slice(0, 16);
const toInput = (value: string) => value.replace(' ', 'T');
