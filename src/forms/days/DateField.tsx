import type { Words } from '../Say.tsx';
import { MomentField } from './MomentField.tsx';
import { rangeHint } from './rangeHint.tsx';

type DateFieldProps = {
  name: string;
  label: Words;
  /** Otherwise the days that are offered. */
  hint?: Words;
  /** The days that the calendar offers. Others can be typed; what will do is for the form's rule to say. */
  first?: string;
  last?: string;
  disabled?: boolean;
};

/** A day. Its value is YYYY-MM-DD, and what cannot be read as one is for the rule `day` to find. */
export function DateField({ first, last, hint = rangeHint(first, last), ...rest }: DateFieldProps) {
  return <MomentField {...rest} type="date" hint={hint} min={first ?? '0001-01-01'} max={last ?? '9999-12-31'} />;
}
