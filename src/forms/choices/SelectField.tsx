import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { fieldProps } from '../fieldProps.tsx';
import { getFieldProblem } from '../getFieldProblem.ts';
import type { Words } from '../Say.tsx';
import { ListFailed } from './ListFailed.tsx';

const useStyles = makeStyles({
  // Lets the list shrink below the width of its longest entry.
  place: { minWidth: 0 },
  select: { width: '100%', '> select': { width: '100%' } },
});

type SelectFieldProps = {
  name: string;
  label: Words;
  hint?: Words;
  /** Label of the empty option. Without it, an option is always selected. */
  none?: string;
  options: readonly { value: string; label: string }[];
  /** With `failed`, options may be missing. */
  list?: 'ready' | 'failed';
  onRetry?: () => void;
  disabled?: boolean;
};

/** Native select. The value is that of the option, or `''`. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, none, options, list = 'ready', onRetry, disabled = false } = props;
  const styles = useStyles();
  const { input, meta } = useField<string>(name);

  return (
    <Field {...fieldProps({ name, label, hint }, getFieldProblem(meta))}>
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
