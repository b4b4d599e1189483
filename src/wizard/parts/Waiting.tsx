import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useWait } from '#src/session/flows/useWait.ts';
import { focusAround } from '#src/ui/focus/focusAround.ts';

/** What is waited for, in a sentence; how to give it up, where nothing is lost by that. */
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
  /** From the press on, so that nothing moves when it is said. */
  hasRoom?: boolean;
  className?: string | undefined;
};

/** Says what takes so long once it does, and then offers not to wait any longer. */
export function Waiting({ text, onStop, hasRoom = false, className }: WaitingProps) {
  const styles = useStyles();
  const wait = useWait();
  const isLong = wait !== 'short';

  // With the wait its button goes, too.
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
