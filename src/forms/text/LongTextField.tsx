import { Field, Textarea } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { fieldProps } from '../fieldProps.tsx';
import { getFieldProblem } from '../getFieldProblem.ts';
import type { Words } from '../Say.tsx';

type LongTextFieldProps = { name: string; label: Words; hint?: Words; rows?: number; isReadOnly?: boolean };

/** Multi-line text field. Does not cut the text: the form's rule checks its length. */
export function LongTextField({ name, label, hint, rows = 4, isReadOnly = false }: LongTextFieldProps) {
  const { input, meta } = useField<string>(name);

  return (
    <Field {...fieldProps({ name, label, hint }, getFieldProblem(meta))}>
      <Textarea
        size="large"
        resize="vertical"
        rows={rows}
        readOnly={isReadOnly}
        id={name}
        name={input.name}
        value={input.value}
        onBlur={() => input.onBlur()}
        onFocus={() => input.onFocus()}
        onChange={(_, { value }) => input.onChange(value)}
      />
    </Field>
  );
}
