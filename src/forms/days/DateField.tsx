import type { Words } from '../Say.tsx';
import { MomentField } from './MomentField.tsx';
import { rangeHint } from './rangeHint.tsx';

type DateFieldProps = {
  name: string;
  label: Words;
  /** Defaults to the offered range. */
  hint?: Words;
  /** Range of the calendar. Users can type other days, which the form's rule has to reject. */
  first?: string;
  last?: string;
  disabled?: boolean;
};

/** Date field with the value `YYYY-MM-DD`. The rule `day` rejects an unreadable value. */
export function DateField({ first, last, hint = rangeHint(first, last), ...rest }: DateFieldProps) {
  return <MomentField {...rest} type="date" hint={hint} min={first ?? '0001-01-01'} max={last ?? '9999-12-31'} />;
}
