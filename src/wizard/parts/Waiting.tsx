import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { waitingMachine } from '#machines/wizard/waiting.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
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
  const actor = useFlow(() => waitingMachine, { input: undefined });
  const isLong = useSelector(actor, (state) => !state.matches('short'));
  const isTooLong = useSelector(actor, (state) => state.matches('tooLong'));

  // With the wait its button goes, too.
  const stop = ({ currentTarget }: MouseEvent) => {
    focusAround(currentTarget);
    onStop?.();
  };

  return (
    <div className={mergeClasses(isLong || hasRoom ? styles.waiting : styles.empty, hasRoom && styles.room, className)}>
      <span role="status">{isLong ? <FormattedMessage id={text} /> : null}</span>
      {isTooLong && onStop ? (
        <Button className={styles.stop} onClick={stop}>
          <FormattedMessage id="wizard.waiting.stop" />
        </Button>
      ) : null}
    </div>
  );
}
