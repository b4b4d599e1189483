import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useWait } from '#src/session/flows/useWait.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';

/** Sentence about the pending answer. `onStop` cancels the wait; set it only if that loses nothing. */
export type Wait = { text: TextId; onStop?: (() => void) | undefined };

const useStyles = makeStyles({
  waiting: {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    color: tokens.colorNeutralForeground2,
  },
  empty: { display: 'none' },
  room: { minHeight: '24px' },
  stop: { minHeight: '44px' },
});

type WaitingProps = Wait & {
  /** Reserves the space from the start, to avoid a layout shift. */
  hasRoom?: boolean;
  className?: string | undefined;
};

/** Says that an answer is pending once it takes long, and later offers to stop waiting. */
export function Waiting({ text, onStop, hasRoom = false, className }: WaitingProps) {
  const styles = useStyles();
  const wait = useWait();
  const isLong = wait !== 'short';

  // Move the focus first, because the button disappears on click.
  const stop = ({ currentTarget }: MouseEvent) => {
    focusAround(currentTarget);
    onStop?.();
  };

  return (
    <div className={mergeClasses(isLong || hasRoom ? styles.waiting : styles.empty, hasRoom && styles.room, className)}>
      <span role="status">{isLong ? <FormattedMessage id={text} /> : null}</span>
      {wait === 'tooLong' && onStop ? (
        <Button className={styles.stop} onClick={stop}>
          <FormattedMessage id="wizard.waiting.stop" />
        </Button>
      ) : null}
    </div>
  );
}
