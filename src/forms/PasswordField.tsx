import { Button } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import type { Words } from './Say.tsx';
import { TextField } from './TextField.tsx';

type PasswordFieldProps = {
  name: string;
  label: TextId;
  autoComplete: string;
  /** Id of the element that lists the requirements of a new password. */
  describedBy?: string;
  /** Refusal to show before the form is submitted. */
  refused?: Words | null;
};

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { formatMessage } = useIntl();

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      maxLength={254}
      contentAfter={
        <Button
          appearance="transparent"
          aria-label={formatMessage({ id: isShown ? 'signIn.password.hide' : 'signIn.password.show' })}
          icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
