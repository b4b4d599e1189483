import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { fieldProps } from '../fieldProps.tsx';
import { problemOf } from '../problemOf.ts';
import type { Words } from '../Say.tsx';
import { ListFailed } from './ListFailed.tsx';

const useStyles = makeStyles({
  // A list would rather be as wide as its longest entry.
  place: { minWidth: 0 },
  select: { width: '100%', '> select': { width: '100%' } },
});

type SelectFieldProps = {
  name: string;
  label: Words;
  hint?: Words;
  /** The option that stands for nothing. Without it, one is always chosen. */
  none?: string;
  options: readonly { value: string; label: string }[];
  /** Why there may be fewer options than there should be. */
  list?: 'ready' | 'failed';
  onRetry?: () => void;
  disabled?: boolean;
};

/** One of some, or none, from the platform's own list. Its value is that of the option, `''` for none. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, none, options, list = 'ready', onRetry, disabled = false } = props;
  const styles = useStyles();
  const { input, meta } = useField<string>(name);

  return (
    <Field {...fieldProps({ name, label, hint }, problemOf(meta))}>
      <div className={styles.place}>
        <Select
          size="large"
          className={styles.select}
          id={name}
          name={input.name}
          value={input.value}
          disabled={disabled}
          onBlur={() => input.onBlur()}
          onFocus={() => input.onFocus()}
          onChange={(_, { value }) => input.onChange(value)}
        >
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        {list === 'failed' ? <ListFailed onRetry={onRetry} /> : null}
      </div>
    </Field>
  );
}
