import { Field, makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { Fragment } from 'react';
import { useField } from 'react-final-form';

import { groupProps } from '../fieldProps.tsx';
import { getFieldProblem } from '../getFieldProblem.ts';
import { Beside } from './option/Beside.tsx';
import { useCardStyles } from './option/cardStyles.ts';
import { OptionLabel } from './option/OptionLabel.tsx';
import type { OptionsProps } from './option/Options.ts';

const useStyles = makeStyles({
  group: { alignItems: 'stretch' },
  row: { paddingBlock: '6px' },
});

/** Radio buttons for a few options. The value is that of the option, or `''`. */
export function ChoiceGroup({ name, label, hint, options, disabled = false, asCards, children }: OptionsProps) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { input, meta } = useField<string>(name);
  // Error summaries link to the radio button that Tab would reach.
  const free = options.filter((option) => !option.disabled);
  const way = free.find(({ value }) => value === input.value) ?? free[0];

  return (
    <Field {...groupProps({ name, label, hint }, getFieldProblem(meta))}>
      <RadioGroup
        className={mergeClasses(styles.group, asCards && cards.rows)}
        name={name}
        value={input.value}
        disabled={disabled}
        onChange={(_, { value }) => input.onChange(value)}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
      >
        {options.map((option) => (
          <Fragment key={option.value}>
            <Radio
              id={option === way ? name : `${name}-${option.value}`}
              className={mergeClasses(
                asCards ? cards.card : styles.row,
                asCards && option.value === input.value && cards.chosen,
              )}
              value={option.value}
              disabled={option.disabled ?? disabled}
              label={{
                className: mergeClasses(asCards && cards.words),
                children: <OptionLabel {...option} disabled={option.disabled ?? disabled} />,
              }}
            />
            {children ? <Beside>{children(option.value, option.value === input.value)}</Beside> : null}
          </Fragment>
        ))}
      </RadioGroup>
    </Field>
  );
}
