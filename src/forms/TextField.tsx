import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { fieldProps } from './fieldProps.tsx';
import styles from './forms.module.css';
import { getFieldProblem } from './getFieldProblem.ts';
import { problem } from './problems.ts';
import type { Words } from './Say.tsx';

type TextFieldProps = {
  name: string;
  label: Words;
  hint?: Words;
  type?: NonNullable<InputProps['type']>;
  autoComplete: string;
  inputMode?: NonNullable<InputProps['inputMode']>;
  /** Maximum number of characters. A longer text is not cut: the form refuses it on submit. */
  maxLength?: number;
  disabled?: boolean;
  /** Text to show in place of the field's value. `onChange` then has to set that value. */
  value?: string;
  onChange?: NonNullable<InputProps['onChange']>;
  readOnly?: boolean;
  /** Id of a further element that describes the field. */
  describedBy?: string;
  contentBefore?: NonNullable<InputProps['contentBefore']>;
  contentAfter?: NonNullable<InputProps['contentAfter']>;
  /** Refusal to show before the form is submitted. */
  refused?: Words | null;
};

type FieldMeta = { initial?: string };

/**
 * Single-line text field of at most 50 characters by default, or 254 for an email address. Its id equals its name, so
 * that error summaries can link to it.
 */
export function TextField({ name, label, hint, describedBy, refused, maxLength, ...rest }: TextFieldProps) {
  const max = maxLength ?? (rest.type === 'email' ? 254 : 50);
  // A stored value that stays unchanged may be longer.
  const validate = (text = '', _: object, meta?: FieldMeta) =>
    text !== meta?.initial && text.trim().length > max ? problem('validation.maxCharacters', { max }) : undefined;
  const { input, meta } = useField<string>(name, { validate });
  const earlier = meta.submitFailed || meta.dirty ? null : refused;

  return (
    <Field {...fieldProps({ name, label, hint }, getFieldProblem(meta) ?? earlier ?? null)}>
      <Input
        size="large"
        className={styles.input}
        id={name}
        name={input.name}
        value={input.value}
        aria-describedby={describedBy}
        spellCheck={false}
        autoCapitalize="none"
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
        onChange={(_, { value }) => input.onChange(value)}
        {...rest}
      />
    </Field>
  );
}
