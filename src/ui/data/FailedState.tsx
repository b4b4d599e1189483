import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Gap } from '#src/ui/content/Gap.tsx';

import { focusAround } from '../focus/focusAround.ts';
import { useTouchStyles } from '../touchStyles.ts';

const useStyles = makeStyles({
  failed: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '8px', rowGap: '12px' },
  icon: { fontSize: '20px', color: tokens.colorStatusDangerForeground1 },
  action: { gridColumnStart: 2, justifySelf: 'start' },
});

type FailedStateProps = {
  /** Sentence that names the data that failed to load. */
  text: TextId;
  why: ReactNode;
  retry: () => void;
};

export function FailedState({ text, why, retry }: FailedStateProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const what = useId();
  // Move the focus first, because the button disappears on click.
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    retry();
  };

  return (
    <output className={styles.failed}>
      <ErrorCircleRegular className={styles.icon} />
      <span>
        <span id={what}>
          <FormattedMessage id={text} />
        </span>
        <Gap />
        {why}
      </span>
      <span className={styles.action}>
        <Button className={touch.target} aria-describedby={what} onClick={tryAgain}>
          <FormattedMessage id="data.retry" />
        </Button>
      </span>
    </output>
  );
}
