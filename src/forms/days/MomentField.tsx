import { Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { fieldProps } from '../fieldProps.tsx';
import { getFieldProblem } from '../getFieldProblem.ts';
import type { Words } from '../Say.tsx';
import { useReading } from './useReading.ts';
import { When } from './When.tsx';

const useStyles = makeStyles({
  // Lets the input shrink on a small screen.
  place: { minWidth: 0 },
  input: {
    width: '100%',
    '@media (min-width: 640px)': { maxWidth: '320px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  // WebKit shows today's date in an empty field.
  empty: { '> input:not(:focus)': { color: tokens.colorNeutralForeground4 } },
  said: {
    display: 'block',
    marginBlockStart: '4px',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
  },
  // Reserve the line, to avoid a layout shift when a day is chosen or an error appears.
  kept: { minHeight: '20px' },
});

type MomentFieldProps = {
  name: string;
  type: 'date' | 'time';
  label: Words;
  hint?: Words | undefined;
  /** Range of the native picker, in the native format. Users can type values outside of it. */
  min?: string;
  max?: string;
  disabled?: boolean | undefined;
  toValue?: (written: string) => string;
  /** Parsed time in words. Dates are shown without it. */
  said?: ReactNode;
};

/** Native input for a date or time, with the parsed value below in the portal's language. */
export function MomentField(props: MomentFieldProps) {
  const { name, type, label, hint, min, max, disabled, toValue = asItIs } = props;
  const styles = useStyles();
  const { meta, moment, isEmpty, inputProps } = useReading(name, toValue);
  const problem = getFieldProblem(meta);
  const said = type === 'date' ? moment ? <When day={moment} withWeekday /> : inItsOrder : props.said;

  return (
    <Field {...fieldProps({ name, label, hint }, problem)}>
      <div className={styles.place}>
        <Input
          {...inputProps}
          size="large"
          className={mergeClasses(styles.input, isEmpty && styles.empty)}
          type={type}
          id={name}
          name={name}
          {...(min && { min })}
          {...(max && { max })}
          disabled={disabled ?? false}
        />
        {said === undefined ? null : (
          <output className={mergeClasses(styles.said, !problem && styles.kept)} htmlFor={name}>
            {said}
          </output>
        )}
      </div>
    </Field>
  );
}

/** The native input uses the format of the system, not of the portal's language. */
const inItsOrder = <FormattedMessage id="forms.date.order" />;

const asItIs = (written: string) => written;
