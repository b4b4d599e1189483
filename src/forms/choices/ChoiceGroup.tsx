import { Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { useField } from 'react-final-form';

import { groupProps } from '../fieldProps.tsx';
import { problemOf } from '../problemOf.ts';
import type { Words } from '../Say.tsx';
import { type Option, OptionLabel } from './OptionLabel.tsx';

const useStyles = makeStyles({
  group: { alignItems: 'stretch' },
  row: { '@media (pointer: coarse)': { paddingBlock: '6px' } },
});

type ChoiceGroupProps = { name: string; label: Words; hint?: Words; options: readonly Option[]; disabled?: boolean };

/** One of a few, all seen at once. Its value is that of the option, `''` while there is none. */
export function ChoiceGroup({ name, label, hint, options, disabled = false }: ChoiceGroupProps) {
  const styles = useStyles();
  const { input, meta } = useField<string>(name);
  // A summary leads to where a keyboard would come in.
  const free = options.filter((option) => !option.disabled);
  const way = free.find(({ value }) => value === input.value) ?? free[0];

  return (
    <Field {...groupProps({ name, label, hint }, problemOf(meta))}>
      <RadioGroup
        className={styles.group}
        name={name}
        value={input.value}
        disabled={disabled}
        onChange={(_, { value }) => input.onChange(value)}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            id={option === way ? name : `${name}-${option.value}`}
            className={styles.row}
            value={option.value}
            disabled={option.disabled ?? disabled}
            label={<OptionLabel {...option} disabled={option.disabled ?? disabled} />}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
