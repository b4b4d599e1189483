import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { fieldProps } from './fieldProps.tsx';
import styles from './forms.module.css';
import { problemOf } from './problemOf.ts';
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
  /** Shown in place of what it holds; `onChange` then says what is held. */
  value?: string;
  onChange?: NonNullable<InputProps['onChange']>;
  readOnly?: boolean;
  /** The id of what else is to be read to whoever comes here. */
  describedBy?: string;
  contentBefore?: NonNullable<InputProps['contentBefore']>;
  contentAfter?: NonNullable<InputProps['contentAfter']>;
  /** Why it was refused before the form itself was sent. */
  refused?: Words | null;
};

type FieldMeta = { initial?: string };

/** One line of text, of at most 50 characters by default, or 254 for an e-mail address. Its id is its name, so that an error summary can lead to it. */
export function TextField({ name, label, hint, describedBy, refused, maxLength, ...rest }: TextFieldProps) {
  const max = maxLength ?? (rest.type === 'email' ? 254 : 50);
  // A stored value that stays unchanged may be longer.
  const validate = (text = '', _: object, meta?: FieldMeta) =>
    text !== meta?.initial && text.trim().length > max ? problem('validation.maxCharacters', { max }) : undefined;
  const { input, meta } = useField<string>(name, { validate });
  const earlier = meta.submitFailed || meta.dirty ? null : refused;

  return (
    <Field {...fieldProps({ name, label, hint }, problemOf(meta) ?? earlier ?? null)}>
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
