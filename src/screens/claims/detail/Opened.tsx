import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

const useStyles = makeStyles({ button: { minHeight: '44px' } });

/** Button that opens its content in a dialog of the same title. */
export function Opened({ name, title, children }: { name: TextId; title: TextId; children: ReactNode }) {
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button className={styles.button} onClick={() => setIsOpen(true)}>
        <FormattedMessage id={name} />
      </Button>
      {isOpen ? (
        <Prompt
          title={<FormattedMessage id={title} />}
          main={{ text: <FormattedMessage id="claims.close" />, onChoose: () => setIsOpen(false) }}
        >
          {children}
        </Prompt>
      ) : null}
    </>
  );
}
