import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { fieldProps } from '../fieldProps.tsx';
import { getFieldProblem } from '../getFieldProblem.ts';
import { Say, type Words } from '../Say.tsx';
import { OptionLabel } from './option/OptionLabel.tsx';

const useStyles = makeStyles({
  // Aligns the box with the content above.
  box: { marginInlineStart: '-8px', '@media (pointer: coarse)': { paddingBlock: '4px' } },
});

type CheckFieldProps = {
  name: string;
  /** The text may contain a link as a value. */
  label: Words;
  hint?: Words;
  disabled?: boolean;
};

export function CheckField({ name, label, hint, disabled = false }: CheckFieldProps) {
  const styles = useStyles();
  const { input, meta } = useField<boolean>(name);
  const { label: _, ...said } = fieldProps({ name, label, hint }, getFieldProblem(meta));

  return (
    <Field {...said}>
      <Checkbox
        id={name}
        name={name}
        className={styles.box}
        size="large"
        label={
          <OptionLabel
            label={
              <span id={`${name}-label`}>
                <Say words={label} />
              </span>
            }
            disabled={disabled}
          />
        }
        checked={Boolean(input.value)}
        disabled={disabled}
        onChange={(_, { checked }) => input.onChange(checked === true)}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
      />
    </Field>
  );
}
