import { Button } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Notice } from '#src/ui/content/Notice.tsx';
import { focusAround } from '#src/ui/focus/focusAround.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

type ScanFailureProps = { text: TextId; action: TextId; onRetry: () => void };

/** Shows the failure in place, with a retry button. */
export function ScanFailure({ text, action, onRetry }: ScanFailureProps) {
  const touch = useTouchStyles();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    onRetry();
  };

  return (
    <Notice
      tone="warning"
      action={
        <Button className={touch.target} onClick={retry}>
          <FormattedMessage id={action} />
        </Button>
      }
    >
      <FormattedMessage id={text} />
    </Notice>
  );
}
