import { Button, type InputProps } from '@fluentui/react-components';
import { type ComponentProps, useState } from 'react';
import { useField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import { masked } from '#rules/people/masking.ts';
import { TextField } from '#src/forms/TextField.tsx';

type AccountNumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'contentAfter'>;

/** Field for an account number. A stored number is masked until "Show" is pressed; typing replaces it. */
export function AccountNumberField(props: AccountNumberFieldProps) {
  const { input } = useField<string>(props.name, { subscription: { value: true } });
  const [isKnown] = useState(input.value !== '');
  const [isShown, setShown] = useState(!isKnown);
  const mask = masked('BANK_ACCOUNT', input.value);
  const beginAnew: NonNullable<InputProps['onChange']> = (_, { value }) => {
    input.onChange(typedOver(mask, value));
    setShown(true);
  };

  return (
    <TextField
      {...props}
      {...(!isShown && { value: mask, onChange: beginAnew })}
      {...(isKnown && {
        contentAfter: (
          <Button appearance="transparent" size="small" aria-controls={props.name} onClick={() => setShown(!isShown)}>
            <FormattedMessage id={isShown ? 'payouts.account.hide' : 'payouts.account.show'} />
          </Button>
        ),
      })}
    />
  );
}

/** Returns the text typed after the mask or in its place. Hidden digits cannot be edited. */
function typedOver(mask: string, value: string): string {
  if (value.startsWith(mask)) return value.slice(mask.length);
  return value.includes('*') ? '' : value;
}
