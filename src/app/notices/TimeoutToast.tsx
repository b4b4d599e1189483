import { MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useNotifierActor } from '#src/session/notices/useNotifier.ts';

import { DismissButton } from './DismissButton.tsx';
import { clearFromBottom } from './keepClear.ts';

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    zIndex: 1000,
    insetBlockEnd: '16px',
    insetInline: '8px',
    marginInline: 'auto',
    maxWidth: '480px',
    '&[data-place=top]': { insetBlockStart: '64px', insetBlockEnd: 'auto' },
  },
  bar: { boxShadow: tokens.shadow28, paddingBlock: '8px' },
});

/** Where a customer came in, after their hour was over. It stays until it is read or the next session opens. */
export default function TimeoutToast() {
  const styles = useStyles();
  const actor = useNotifierActor();

  return (
    <div className={styles.place} ref={clearFromBottom} role="status" data-toast="session-timeout">
      <MessageBar className={styles.bar} intent="info" layout="multiline">
        <MessageBarBody>
          <FormattedMessage id="session.timed_out" />
        </MessageBarBody>
        <MessageBarActions
          containerAction={<DismissButton onDismiss={() => actor.send({ type: 'toast.dismissed' })} />}
        />
      </MessageBar>
    </div>
  );
}
