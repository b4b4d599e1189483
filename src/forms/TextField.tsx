import { Field, Input, type InputProps } from '@fluentui/react-components';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import styles from './forms.module.css';
import { problemOf } from './problemOf.ts';

type TextFieldProps = {
  name: string;
  label: TextId;
  hint?: TextId;
  type?: NonNullable<InputProps['type']>;
  autoComplete: string;
  inputMode?: NonNullable<InputProps['inputMode']>;
  maxLength?: number;
  disabled?: boolean;
  contentAfter?: NonNullable<InputProps['contentAfter']>;
};

/** One line of text. Its id is its name, so that an error summary can lead to it. */
export function TextField({ name, label, hint, ...rest }: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  const problem = problemOf(meta);

  return (
    <Field
      size="large"
      label={<FormattedMessage id={label} />}
      {...(hint && { hint: <FormattedMessage id={hint} /> })}
      // The summary above the form says it aloud; here it only describes the field.
      validationMessage={problem ? { children: <FormattedMessage id={problem} />, role: 'none' } : null}
    >
      <Input
        size="large"
        className={styles.input}
        id={name}
        name={input.name}
        value={input.value}
        maxLength={254}
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
