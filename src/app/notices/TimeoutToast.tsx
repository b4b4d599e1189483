import { MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';

import { useNotifierActor } from '#src/session/notices/useNotifier.ts';

import { DismissButton } from './DismissButton.tsx';

const useStyles = makeStyles({ place: { paddingBlockEnd: '16px' }, bar: { paddingBlock: '8px' } });

/**
 * Where a customer came in, after their hour was over. It stays until it is read or the next session opens.
 *
 * @param inPage where it takes room of its own: over the page it would lie on what is to be done next
 */
export default function TimeoutToast({ inPage }: { inPage: HTMLElement }) {
  const styles = useStyles();
  const actor = useNotifierActor();

  return createPortal(
    <div className={styles.place} data-toast="session-timeout">
      <MessageBar className={styles.bar} intent="info" layout="multiline">
        <MessageBarBody>
          <FormattedMessage id="session.timed_out" />
        </MessageBarBody>
        <MessageBarActions
          containerAction={<DismissButton onDismiss={() => actor.send({ type: 'toast.dismissed' })} />}
        />
      </MessageBar>
    </div>,
    inPage,
  );
}
