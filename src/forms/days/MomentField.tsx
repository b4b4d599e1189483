import { Field, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

import { fieldProps } from '../fieldProps.tsx';
import { problemOf } from '../problemOf.ts';
import type { Words } from '../Say.tsx';
import { useReading } from './useReading.ts';
import { When } from './When.tsx';

const useStyles = makeStyles({
  // Inputs would rather be wider than a small screen.
  place: { minWidth: 0 },
  input: {
    width: '100%',
    '@media (min-width: 640px)': { maxWidth: '320px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  said: {
    display: 'block',
    marginBlockStart: '4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  // Its line is kept, so that nothing moves when a day is chosen; what is wrong may stand there as long.
  kept: { minHeight: tokens.lineHeightBase300 },
});

type MomentFieldProps = {
  name: string;
  type: 'date' | 'time';
  label: Words;
  hint?: Words | undefined;
  /** What the platform's calendar offers, written as the platform does. More can be typed. */
  min?: string;
  max?: string;
  disabled?: boolean | undefined;
  toValue?: (written: string) => string;
};

/** The platform's own input for a date or a time; under a date stands how it was understood, in the portal's language. */
export function MomentField({ name, type, label, hint, min, max, disabled, toValue = asItIs }: MomentFieldProps) {
  const styles = useStyles();
  const { meta, moment, inputProps } = useReading(name, toValue);
  const problem = problemOf(meta);

  return (
    <Field {...fieldProps({ name, label, hint }, problem)}>
      <div className={styles.place}>
        <Input
          {...inputProps}
          size="large"
          className={styles.input}
          type={type}
          id={name}
          name={name}
          {...(min && { min })}
          {...(max && { max })}
          disabled={disabled ?? false}
        />
        {type === 'date' ? (
          <output className={mergeClasses(styles.said, !problem && styles.kept)} htmlFor={name}>
            {moment ? <When day={moment} withWeekday /> : null}
          </output>
        ) : null}
      </div>
    </Field>
  );
}

const asItIs = (written: string) => written;
