import { Checkbox, makeStyles } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { TextField } from '#src/forms/TextField.tsx';

/** Sent as the second line of an address that has none: the insurer requires the line. */
const noLine = '-';

const useStyles = makeStyles({
  place: { display: 'grid', gap: '4px' },
  box: { marginInlineStart: '-8px', '@media (pointer: coarse)': { paddingBlock: '4px' } },
});

/** Second line of an address, with a checkbox for addresses that have none. */
export function SecondLine({ name, ...props }: ComponentProps<typeof TextField>) {
  const styles = useStyles();
  const { input, meta } = useField<string>(name, { subscription: { value: true, active: true } });
  // While the user types, a leading dash does not mean "none".
  const isNone = input.value === noLine && !meta.active;

  return (
    <div className={styles.place}>
      {isNone ? null : <TextField name={name} {...props} />}
      <Checkbox
        // An error summary links to whichever control is visible.
        id={isNone ? name : `${name}-none`}
        className={styles.box}
        size="large"
        label={{
          children: <FormattedMessage id="payouts.address.addressLine2.none" />,
          ...(isNone && { id: `${name}-label` }),
        }}
        checked={isNone}
        onChange={(_, { checked }) => input.onChange(checked === true ? noLine : '')}
      />
    </div>
  );
}
