import { Button } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import styles from './twoStep.module.css';

/** Returns a key in groups of four, which are easier to read and type. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The key for an authenticator app, with a copy button. */
export function SecretKey({ secret }: { secret: string }) {
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const id = useId();
  const [told, setTold] = useState<TextId | null>(null);

  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setTold('twoStep.key.copied'),
      () => setTold('twoStep.key.failed'),
    );

  return (
    <div className={styles.secret}>
      <code id={id} className={styles.key} aria-label={formatMessage({ id: 'twoStep.key.name' })} role="group">
        {grouped(secret)}
      </code>
      <Button className={touch.target} aria-describedby={id} onClick={() => void copy()}>
        <FormattedMessage id="twoStep.key.copy" />
      </Button>
      <span role="status">{told ? <FormattedMessage id={told} /> : null}</span>
    </div>
  );
}
