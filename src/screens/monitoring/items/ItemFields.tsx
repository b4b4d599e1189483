import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { exampleValue, type MonitoredPatterns, readMonitoredValue } from '#rules/monitoring/monitoredValues.ts';
import { masked } from '#rules/people/masking.ts';
import { fieldProps } from '#src/forms/fieldProps.tsx';
import { getFieldProblem } from '#src/forms/getFieldProblem.ts';
import type { Words } from '#src/forms/Say.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { longestName, longestValue, valueLabel } from './itemForm.ts';

const useStyles = makeStyles({
  shown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '40px',
  },
  value: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
});

/** The field for the name of an item. */
export function NameField() {
  return (
    <TextField
      name="friendlyName"
      label="monitoring.form.name"
      hint="monitoring.form.name.hint"
      autoComplete="off"
      maxLength={longestName}
    />
  );
}

type ValueFieldProps = { dataType: string; patterns: MonitoredPatterns };

/** The field for a value. Once the value is valid, its mask in the list appears below it. */
export function ValueField({ dataType, patterns }: ValueFieldProps) {
  const { input } = useField<string>('value', { subscription: { value: true } });
  const read = readMonitoredValue(dataType, input.value, patterns);
  const isEmail = dataType === 'EMAIL';
  const isPhone = dataType === 'PHONE';

  return (
    <TextField
      name="value"
      label={valueLabel(dataType)}
      hint={'value' in read ? previewOf(masked(dataType, read.value)) : exampleOf(dataType, patterns)}
      type={isEmail ? 'email' : isPhone ? 'tel' : 'text'}
      {...((isEmail || isPhone) && { inputMode: isEmail ? ('email' as const) : ('tel' as const) })}
      autoComplete="off"
      maxLength={longestValue}
    />
  );
}

const previewOf = (mask: string): Words => ({
  id: 'monitoring.form.preview',
  values: {
    mask: (
      <output key="mask" htmlFor="value">
        {mask}
      </output>
    ),
  },
});

function exampleOf(dataType: string, patterns: MonitoredPatterns): Words {
  const example = exampleValue(dataType, patterns);
  return example === null ? 'monitoring.form.value.hint' : { id: 'monitoring.form.example', values: { example } };
}

type ShownValueProps = { dataType: string; displayValue: string; hint?: Words; onReplace?: () => void };

/** A value shown by its mask only: a card from the frame, or an item that is being renamed. */
export function ShownValue({ dataType, displayValue, hint, onReplace }: ShownValueProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { meta } = useField<string>('value');

  return (
    <Field {...fieldProps({ name: 'value', label: valueLabel(dataType), hint }, getFieldProblem(meta))}>
      {() => (
        <div className={styles.shown}>
          <span id="value" className={styles.value} tabIndex={-1}>
            {displayValue}
          </span>
          {onReplace ? (
            <Button className={touch.target} onClick={onReplace}>
              <FormattedMessage id="monitoring.card.replace" />
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
