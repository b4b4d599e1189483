import { Checkbox, Field, FieldContextProvider, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { groupProps } from '../fieldProps.tsx';
import { getFieldProblem } from '../getFieldProblem.ts';
import { Beside } from './option/Beside.tsx';
import { useCardStyles } from './option/cardStyles.ts';
import { OptionLabel } from './option/OptionLabel.tsx';
import type { OptionsProps } from './option/Options.ts';

const useStyles = makeStyles({
  rows: { display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' },
  box: { paddingBlock: '4px' },
});

/** Checkboxes for a few options. The value lists the selected options, in the order of `options`. */
export function CheckGroup({ name, label, hint, options, disabled = false, asCards, children }: OptionsProps) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { input, meta } = useField<readonly string[]>(name);
  const chosen = new Set(input.value);

  const choose = (changed: string, isChosen: boolean) => {
    const isIn = (value: string) => (value === changed ? isChosen : chosen.has(value));
    input.onChange(options.map(({ value }) => value).filter(isIn));
  };

  return (
    <Field {...groupProps({ name, label, hint }, getFieldProblem(meta))}>
      {(control) => (
        <div
          role="group"
          className={mergeClasses(styles.rows, asCards && cards.rows)}
          aria-labelledby={`${name}-label`}
          aria-describedby={control['aria-describedby']}
        >
          {/* Each box has its own name, which the group's name would override. */}
          <FieldContextProvider value={undefined}>
            {options.map((option, at) => (
              <div key={option.value}>
                <Checkbox
                  id={at === 0 ? name : `${name}-${option.value}`}
                  className={mergeClasses(
                    asCards ? cards.card : styles.box,
                    asCards && chosen.has(option.value) && cards.chosen,
                  )}
                  size="large"
                  label={{
                    className: mergeClasses(asCards && cards.words),
                    children: <OptionLabel {...option} disabled={option.disabled ?? disabled} />,
                  }}
                  checked={chosen.has(option.value)}
                  disabled={option.disabled ?? disabled}
                  onChange={(_, { checked }) => choose(option.value, checked === true)}
                />
                {children ? <Beside>{children(option.value, chosen.has(option.value))}</Beside> : null}
              </div>
            ))}
          </FieldContextProvider>
        </div>
      )}
    </Field>
  );
}
